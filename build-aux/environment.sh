# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Building, and what a program needs to know to run from the build tree. To
# be sourced; it changes nothing by itself.

# configure_in DIRECTORY [MESON OPTION…]: configures once, and again when packages
# have come that it may have missed; what was said is in DIRECTORY/build.log
configure_in() {
  local directory=$1
  shift
  mkdir -p "$directory"
  if [[ ! -f $directory/build.ninja ]]; then
    meson setup "$directory" "$@" </dev/null > "$directory/build.log" 2>&1 || {
      cat "$directory/build.log" >&2
      return 1
    }
  elif [[ -n ${new_packages:-} ]]; then
    meson setup --reconfigure "$directory" </dev/null \
      > "$directory/build.log" 2>&1 || {
      cat "$directory/build.log" >&2
      return 1
    }
  fi
}

# compile_in DIRECTORY [TARGET…]: builds all of it, or these; what was said is in
# DIRECTORY/build.log
compile_in() {
  local directory=$1
  shift
  # More compilers than processors slow each other down on virtual machines.
  meson compile -C "$directory" -j "$(nproc)" "$@" </dev/null \
    > "$directory/build.log" 2>&1 || {
    cat "$directory/build.log" >&2
    return 1
  }
}

# build_in DIRECTORY [MESON OPTION…]
build_in() {
  configure_in "$@" && compile_in "$1"
}

# use_build DIRECTORY: settings, translations, sounds and help come from the
# build tree
use_build() {
  local directory pages language
  directory=$(cd "$1" && pwd)
  export GSETTINGS_SCHEMA_DIR=$directory/data
  export TAPIS_LOCALEDIR=$directory/po
  export TAPIS_SOUNDS=$directory/data/sounds

  # LANGUAGE=fr counts even where no locale but C is installed
  if [[ -n ${LANGUAGE:-} && -d $directory/tests/locale ]] &&
     [[ ${LC_ALL:-${LC_MESSAGES:-${LANG:-C}}} =~ ^(C|POSIX)(\.|$) ]]; then
    export LOCPATH=$directory/tests/locale
    # the shell itself does not find that locale, and would say so
    { export LC_ALL=en_US.UTF-8; } 2>/dev/null
  fi

  # a help viewer looks for share/help/LANGUAGE/tapis
  for pages in help/C "$directory"/help/*/; do
    [[ -f $pages/index.page ]] || continue
    language=$(basename "$pages")
    mkdir -p "$directory/share/help/$language"
    ln -sfnT "$(cd "$pages" && pwd)" "$directory/share/help/$language/tapis"
  done
  XDG_DATA_DIRS=$directory/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}
  export XDG_DATA_DIRS
}
