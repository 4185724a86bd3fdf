#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every program that scripts, tests and the build call is brought by a row of
the tables of packages (build-aux/packages.sh), so that the README's commands
work on a machine on which nothing is installed yet."""

import ast
import re
import shlex
import shutil
import subprocess

from tap import ROOT, Tap, project_files, text

PACKAGES = 'build-aux/packages.sh'
MANAGERS = ('apt', 'dnf', 'pacman')

# What there is wherever the README's commands can be typed at all, by the
# names of what brings it.
ALWAYS = set("""
bash sh env
basename cat chmod chown chroot cp cut date dirname echo expr head id ln ls
mkdir mkfifo mktemp mv nproc paste printf pwd readlink realpath rm rmdir seq
sleep sort stat tail tee test touch tr true uname wc
awk diff find grep sed xargs
python3
apt-cache apt-get dpkg-query dnf rpm pacman sudo
""".split())

# Tools for those who work on the project: they say themselves what they need.
BY_HAND = {'tests/fresh-root'}

# What modules of the build system call.
BUILD_CALLS = {
    "project(": ('meson', 'ninja', 'cc'),
    'dependency(': ('pkg-config',),
    'gnome.compile_resources(': ('glib-compile-resources',),
    'glib_compile_schemas: true': ('glib-compile-schemas',),
    'update_desktop_database: true': ('update-desktop-database',),
    'gtk_update_icon_cache: true': ('gtk4-update-icon-cache',),
    'i18n.merge_file(': ('msgfmt',),
    'i18n.gettext(': ('msgfmt', 'msginit', 'msgmerge', 'xgettext'),
}

BUILTIN = set("""
. : [ [[ alias bg break case cd command compgen continue declare do done elif
else esac eval exec exit export false fg fi for function getopts hash if in
jobs kill let local mapfile popd pushd read readonly return select set shift
shopt source then time trap true type typeset ulimit umask unset until wait
while { } !
""".split())
# After these comes a command again.
LEADS = {'do', 'else', 'elif', 'if', 'then', 'until', 'while', '!', '{', 'exec',
         'time', 'nice', 'eval'}
END = '\n;|&'


# --- what is called ----------------------------------------------------------

def without_documents(script):
    """A shell script without what it only hands on (<<'EOF' …)."""
    lines, end = [], None
    for line in script.split('\n'):
        if end is not None:
            if line.strip() == end:
                end = None
            continue
        found = re.search(r"<<-?\s*['\"]?(\w+)['\"]?", line)
        end = found[1] if found and '<<<' not in line else None
        lines.append(line)
    return '\n'.join(lines)


def tokens_of(script):
    lexer = shlex.shlex(script, posix=False, punctuation_chars='()\n;|&<>')
    lexer.whitespace = ' \t'
    lexer.commenters = ''
    lexer.whitespace_split = False
    lexer.wordchars += "$@%^*+=[]{}!?,:.~#-/\\`…×"
    return list(lexer)


def functions():
    """The names of all functions of scripts, for some are shared."""
    return {name for path in project_files() if is_script(path)
            for name in re.findall(r'^\s*([\w-]+)\s*\(\)', text(path), re.M)}


def is_script(path):
    return path.suffix == '.sh' or path.suffix == '' and \
        path.name != 'LICENSE' and re.match(r'#!.*\b(ba)?sh\b', text(path)[:40])


def in_shell(script):
    """The names of the programs that a shell script calls."""
    script = without_documents(script).replace('\\\n', ' ')
    script = re.sub(r"(^|[\s;])#[^\n]*", r'\1', script)
    called = set(re.findall(r'command -v ([\w.+-]+)', script))
    for inner in re.findall(r'\$\(([^()]*)\)', script):
        if not inner.startswith('('):
            called |= simple_commands(inner)
    # an expansion is no command, nor what is calculated or quoted
    script = re.sub(r"'[^']*'", "''", script)
    for _ in range(4):
        script = re.sub(r'\$?\(\([^()]*\)\)|\$\([^()]*\)|\$\{[^{}]*\}', '$x',
                        script)
    script = re.sub(r'"[^"]*"', '""', script)
    script = re.sub(r'\[\[.*?\]\]', ':', script, flags=re.S)
    script = re.sub(r'\w+\+?=\([^()]*\)', '', script)
    called |= simple_commands(script)
    return called


def simple_commands(script):
    """The first words of commands without quotes and expansions."""
    called = set()
    pattern = False   # where the names of a case stand
    first = True
    for token in tokens_of(script):
        if token.strip(END + '()<>') == '':
            if ';;' in token:
                pattern = True
            elif pattern and ')' in token:
                pattern = False
                first = True
            elif '<' in token or '>' in token:
                continue
            else:
                first = True
            continue
        if pattern:
            if token == 'esac':
                pattern, first = False, False
            continue
        if token == 'in' and not first:
            pattern = opened_case
            continue
        if not first:
            continue
        opened_case = token == 'case'
        if re.match(r'^\w+\+?=', token):
            continue
        first = token in LEADS
        if token in BUILTIN or not re.match(r'^[A-Za-z][\w.+-]*$', token):
            continue
        called.add(token)
    return called


def constant(node):
    return node.value if isinstance(node, ast.Constant) and \
        isinstance(node.value, str) else None


def in_python(source):
    """The names of the programs that a Python program calls: what begins a
    list for `subprocess`, or what a function `run` or `tool` is given."""
    tree = ast.parse(source)
    known = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0],
                                                       ast.Name):
            known[node.targets[0].id] = node.value
    # a function `run` may hand on what it is given
    hands_on = re.search(r'def run\(\*(\w+).*?subprocess\.run\(\1,', source,
                         re.S)
    called = set()

    def command(parts):
        if parts and isinstance(parts[0], ast.Starred):
            begin = known.get(getattr(parts[0].value, 'id', None))
            parts = begin.elts if isinstance(begin, ast.List) else []
        words = [constant(part) for part in parts]
        if words and words[0] and not re.search(r'[/\s]', words[0]):
            called.add(words[0])
        for i, word in enumerate(words[:-2]):
            if word in ('bash', 'sh') and words[i + 1] == '-c':
                script = parts[i + 2]
                if isinstance(script, ast.Name):
                    script = known.get(script.id)
                called.update(in_shell(constant(script) or ''))

    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, 'attr', getattr(node.func, 'id', ''))
        if name == 'which' and node.args and constant(node.args[0]):
            called.add(constant(node.args[0]))
        elif name in ('run', 'Popen', 'call', 'check_call', 'check_output') \
                and node.args:
            if isinstance(node.args[0], ast.List):
                command(node.args[0].elts)
            elif hands_on and isinstance(node.func, ast.Name):
                command(node.args)
        elif name == 'tool':  # of po/workshop/catalog.py
            command(node.args)
    return called


def in_meson(path):
    """(program, whether the build does without it) of a meson.build."""
    source = re.sub(r'#[^\n]*', '', text(path))
    for sign, programs in BUILD_CALLS.items():
        if sign in source:
            for program in programs:
                yield program, False
    for found in re.finditer(r'find_program\(([^)]*)\)', source):
        names = [name for name in re.findall(r"'([^']+)'", found[1])
                 if '/' not in name]
        for name in names:
            if not (ROOT / path.parent / name).is_file():
                yield name, 'required: false' in found[1]


def calls():
    """(file, program, the groups of packages that may bring it)"""
    anywhere = {'build', 'test', 'extra', 'broadway'}
    ours = functions()
    for path in project_files():
        if str(path) in BY_HAND or path.suffix in ('.png', '.svg'):
            continue
        if path.name == 'meson.build':
            for program, wished in in_meson(path):
                yield path, program, (anywhere if wished or
                                      path.parts[0] == 'tests' else {'build'})
            continue
        if path.suffix == '.py':
            found = in_python(text(path))
        elif is_script(path):
            found = in_shell(text(path)) - ours
        else:
            continue
        groups = {'build', 'broadway'} if str(path) == 'run' else anywhere
        for program in sorted(found):
            yield path, program, groups


# --- what is brought ---------------------------------------------------------

def rows(manager):
    """(group, packages, programs) of the table of that manager."""
    table = re.search(rf"^packages_{manager}\(\) {{\n  cat <<'EOF'\n(.*?)^EOF",
                      text(PACKAGES), re.M | re.S)[1]
    for line in table.strip().split('\n'):
        cells = [cell.strip() for cell in line.split(' | ')]
        yield (cells[0], cells[2].split(),
               cells[3].split() if len(cells) > 3 else [])


def brought(manager):
    """The groups that bring each program."""
    groups = {}
    for group, _packages, programs in rows(manager):
        for program in programs:
            groups.setdefault(program, set()).add(group)
    return groups


def missing(manager):
    have = brought(manager)
    for path, program, groups in calls():
        if program in ALWAYS:
            continue
        if program not in have:
            yield (f'{path} calls “{program}”, and no row of '
                   f'packages_{manager} in {PACKAGES} brings it: name it '
                   'in the last column of the row of its package, or add a '
                   'row')
        elif not have[program] & groups:
            yield (f'{path} calls “{program}”, which packages_{manager} in '
                   f'{PACKAGES} brings only for {sorted(have[program])}: move '
                   f'its row to one of {sorted(groups)}')


def unused():
    called = {program for _path, program, _groups in calls()}
    for manager in MANAGERS:
        for program in sorted(set(brought(manager)) - called):
            yield (f'packages_{manager} in {PACKAGES} brings “{program}”, '
                   'which nothing calls')


def installed():
    """Of this machine's packages what each needs."""
    done = subprocess.run(
        ['dpkg-query', '-W', '-f', '${Package}|${Pre-Depends}, ${Depends}\n'],
        text=True, check=True, capture_output=True)
    return {line.split('|', 1)[0]: re.findall(r'(?:^|[,|]) *([a-z0-9.+-]+)',
                                              line.split('|', 1)[1])
            for line in done.stdout.splitlines()}


def strangers():
    """Where this machine knows which package a program is of: whether its row
    brings that one."""
    needs = installed()
    for _group, packages, programs in rows('apt'):
        names = {name for part in packages for name in part.split('|')}
        new = names
        while new:
            new = {more for name in new for more in needs.get(name, ())} - names
            names |= new
        for program in programs:
            path = shutil.which(program, path='/usr/bin:/usr/sbin')
            if path is None:
                continue
            done = subprocess.run(['dpkg-query', '-S', path], text=True,
                                  check=False, capture_output=True)
            owner = re.match(r'([^:, ]+)', done.stdout)
            if done.returncode == 0 and owner[1] not in names:
                yield (f'{PACKAGES}: “{program}” is of the package {owner[1]}, '
                       f'which {packages} do not bring')


def main():
    tap = Tap()
    for manager in MANAGERS:
        tap.case(f'every program that is called is of a package ({manager})',
                 missing(manager))
    tap.case('no package is said to bring what nothing calls', unused())
    if shutil.which('dpkg-query'):
        tap.case('packages bring what they are said to bring', strangers())
    tap.done()


if __name__ == '__main__':
    main()
