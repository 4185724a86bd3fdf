#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Brings help/*/*.po up to date with the pages in help/C. Needs itstool.
set -euo pipefail
cd "$(dirname "$0")"

template=$(mktemp)
trap 'rm -f "$template"' EXIT
itstool -o "$template" C/*.page
while read -r language; do
  case $language in ''|'#'*) continue;; esac
  file=$language/$language.po
  msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap \
           --add-location=file "$file" "$template"
  msgattrib --no-obsolete --no-wrap --add-location=file -o "$file" "$file"
  sed -i '/^"POT-Creation-Date:/d' "$file"
  echo -n "help/$file: "
  msgfmt --check --statistics --output-file=/dev/null "$file" 2>&1
done < LINGUAS
