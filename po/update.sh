#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Brings po/*.po up to date with the sentences in the sources:
#
#   po/update.sh [BUILD]        BUILD is a configured build directory (build/)
#
# New sentences come in untranslated and none is guessed (a guess would be
# "fuzzy", and the tests refuse those). POTFILES.in, the list of the files that
# carry sentences, is written first. Lines are not wrapped and carry no
# numbers, so that two people's changes seldom touch the same line.
set -euo pipefail
cd "$(dirname "$0")/.."

# update_domain FOLDER TEMPLATE BUILD
update_domain() {
  local file language
  po/potfiles.py "$1" >"$1/POTFILES.in"
  ninja -C "$3" "$2-pot" >/dev/null
  while read -r language; do
    case $language in ''|'#'*) continue;; esac
    file=$1/$language.po
    msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap \
             --sort-by-file --add-location=file "$file" "$1/$2.pot"
    msgattrib --no-obsolete --no-wrap --add-location=file -o "$file" "$file"
    sed -i -e '/^"POT-Creation-Date:/d' \
           -e 's|^"Report-Msgid-Bugs-To:.*|"Report-Msgid-Bugs-To: https://github.com/tapisgames/tapis/issues\\n"|' "$file"
    echo -n "$file: "
    msgfmt --check --statistics --output-file=/dev/null "$file" 2>&1
  done < "$1/LINGUAS"
}

update_domain po tapis "${1:-build}"
update_domain po/lessons tapis-lessons "${1:-build}"
