# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Installs what ./run and ./check need and a machine has not, by the
# machine's own package manager. To be sourced; it changes nothing by itself.
#
#   need_packages build             what compiling and starting needs
#   need_packages build test        and what the tests need
#   need_packages broadway          what showing the window in a browser needs
#   need_packages build translate   what ./run --translate needs
#
# Rows of the tables are "group | what for | packages | programs". The packages
# of a row are separated by blanks, and of names joined by a bar any will do.
# The programs are what scripts, tests and the build call and the row brings,
# by itself or with what its packages need. tests/fresh-root proves that the
# table of apt brings them all, and tests/lint/programs.py that the tables bring
# the same. A row of the group "extra" is wished for and not
# needed: without it a step of ./check is skipped.

packages_apt() {
  cat <<'EOF'
build | the C compiler | gcc libc6-dev | cc readelf
build | the build system | meson ninja-build pkgconf|pkg-config | meson ninja pkg-config
build | the window toolkit and its style | libgtk-4-dev libadwaita-1-dev
build | drawing the cards | librsvg2-dev librsvg2-bin | rsvg-convert
build | the GLib library and its tools | libglib2.0-dev libglib2.0-dev-bin | glib-compile-resources glib-compile-schemas
build | translations | gettext | msgcat msgfmt msginit msgmerge xgettext
build | symbols and text on the screen | adwaita-icon-theme librsvg2-common fonts-cantarell
build | the menu entry | desktop-file-utils | desktop-file-validate update-desktop-database
build | the sounds of the table | libgsound-dev
build | remembering settings | dconf-gsettings-backend dbus-daemon | dbus-run-session
test | a screen for the window's tests | xvfb | Xvfb
test | screen-reader access, as a person would use it | at-spi2-core python3-pyatspi gir1.2-atspi-2.0 python3-gi
test | moving keys and pointer in the window's tests | xdotool x11-xkb-utils | xdotool setxkbmap
test | checking the description | appstream | appstreamcli
test | checking XML and help pages | libxml2-utils itstool yelp-tools | xmllint itstool yelp-check
test | serving the window to a browser | libgtk-4-bin
test | checking translations | python3-polib python3-babel
translate | the translator's tools | python3-polib python3-babel itstool
extra | a second opinion on the C | clang | clang
extra | looking for crashes with libFuzzer | libclang-rt-dev|libclang-rt-14-dev
extra | building in less time | ccache lld | ccache ld.lld
broadway | serving the window to a browser | libgtk-4-bin | gtk4-broadwayd
EOF
}

packages_dnf() {
  cat <<'EOF'
build | the C compiler | gcc | cc readelf
build | the build system | meson ninja-build pkgconf-pkg-config | meson ninja pkg-config
build | the window toolkit and its style | gtk4-devel libadwaita-devel
build | drawing the cards | librsvg2-devel librsvg2-tools | rsvg-convert
build | the GLib library and its tools | glib2-devel | glib-compile-resources glib-compile-schemas
build | translations | gettext | msgcat msgfmt msginit msgmerge xgettext
build | symbols and text on the screen | adwaita-icon-theme librsvg2 dejavu-sans-fonts
build | the menu entry | desktop-file-utils | desktop-file-validate update-desktop-database
build | the sounds of the table | gsound-devel
build | remembering settings | dconf dbus-daemon | dbus-run-session
test | a screen for the window's tests | xorg-x11-server-Xvfb | Xvfb
test | screen-reader access, as a person would use it | at-spi2-core python3-pyatspi python3-gobject
test | moving keys and pointer in the window's tests | xdotool setxkbmap | xdotool setxkbmap
test | checking the description | appstream | appstreamcli
test | checking XML and help pages | libxml2 itstool yelp-tools | xmllint itstool yelp-check
test | checking translations | python3-polib python3-babel
translate | the translator's tools | python3-polib python3-babel itstool
extra | a second opinion on the C | clang | clang
extra | looking for crashes with libFuzzer | compiler-rt
extra | building in less time | ccache lld | ccache ld.lld
broadway | serving the window to a browser | gtk4 | gtk4-broadwayd
EOF
}

packages_pacman() {
  cat <<'EOF'
build | the C compiler | gcc | cc readelf
build | the build system | meson ninja pkgconf | meson ninja pkg-config
build | the window toolkit and its style | gtk4 libadwaita
build | drawing the cards | librsvg | rsvg-convert
build | the GLib library and its tools | glib2 glib2-devel | glib-compile-resources glib-compile-schemas
build | translations | gettext | msgcat msgfmt msginit msgmerge xgettext
build | symbols and text on the screen | adwaita-icon-theme ttf-dejavu
build | the menu entry | desktop-file-utils | desktop-file-validate update-desktop-database
build | the sounds of the table | gsound
build | remembering settings | dconf dbus | dbus-run-session
test | a screen for the window's tests | xorg-server-xvfb | Xvfb
test | screen-reader access, as a person would use it | at-spi2-core python-atspi python-gobject
test | moving keys and pointer in the window's tests | xdotool xorg-setxkbmap | xdotool setxkbmap
test | checking the description | appstream | appstreamcli
test | checking XML and help pages | libxml2 itstool yelp-tools | xmllint itstool yelp-check
test | checking translations | python-polib python-babel
translate | the translator's tools | python-polib python-babel itstool
extra | a second opinion on the C | clang | clang
extra | looking for crashes with libFuzzer | compiler-rt
extra | building in less time | ccache lld | ccache ld.lld
broadway | serving the window to a browser | gtk4 | gtk4-broadwayd
EOF
}

# wanted_packages WHAT-FOR: the packages of that row here, for a person
wanted_packages() {
  local manager
  manager=$(package_manager)
  if [[ -z $manager ]]; then
    manager=apt-get
  fi
  "packages_${manager%-get}" |
    awk -F ' [|] ' -v why="$1" '$2 == why { gsub("[|]", " or ", $3); print $3 }'
}

# The package manager, or nothing.
package_manager() {
  local manager
  for manager in apt-get dnf pacman; do
    if command -v "$manager" >/dev/null; then
      echo "$manager"
      return
    fi
  done
}

# package_installed NAME
package_installed() {
  case $manager in
    apt-get)
      [[ $(dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null) == ii* ]] ;;
    dnf)
      rpm --quiet -q --whatprovides "$1" ;;
    pacman)
      pacman -T "$1" >/dev/null ;;
  esac
}

# package_known NAME: whether the manager has heard of it
package_known() {
  case $manager in
    apt-get)
      [[ -n $(apt-cache madison "$1" 2>/dev/null) ]] ;;
    *)
      true ;;
  esac
}

# any_installed NAMES: of names joined by bars any one will do
any_installed() {
  local name
  local -a any
  IFS='|' read -r -a any <<< "$1"
  for name in "${any[@]}"; do
    package_installed "$name" && return 0
  done
  return 1
}

# as_root COMMAND…
as_root() {
  if (( EUID == 0 )); then
    "$@"
  elif command -v sudo >/dev/null; then
    if [[ -t 0 ]]; then
      sudo "$@"
    else
      sudo -n "$@"
    fi
  else
    echo "Not root, and sudo is not installed; as root, please run:" >&2
    echo "  $*" >&2
    return 1
  fi
}

refresh_packages() {
  case $manager in
    apt-get)
      as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq \
        -o DPkg::Lock::Timeout=300 update </dev/null ;;
    dnf)
      true ;;
    pacman)
      as_root pacman -Sy --noconfirm </dev/null ;;
  esac
}

install_packages() {
  case $manager in
    apt-get)
      as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
        -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 \
        install --no-install-recommends "$@" </dev/null |
        sed -n "s/^Setting up /  /p" ;;
    dnf)
      as_root dnf -q -y --setopt=install_weak_deps=False install "$@" \
        </dev/null ;;
    pacman)
      as_root pacman -S --needed --noconfirm "$@" </dev/null ;;
  esac
}

# known_name NAMES: of names joined by bars the first that can be installed
known_name() {
  local name
  local -a any
  IFS='|' read -r -a any <<< "$1"
  for name in "${any[@]}"; do
    if package_known "$name"; then
      echo "$name"
      return
    fi
  done
  echo "${any[0]}"
}

# need_packages GROUP…
# Returns 0 when everything needed is there in the end.
need_packages() {
  local manager group why names programs name
  local -a needed=() wished=() lines=()
  manager=$(package_manager)
  if [[ -z $manager ]]; then
    echo "No apt-get, dnf or pacman here: nothing is installed for you." >&2
    return 0
  fi

  # shellcheck disable=SC2034 # the programs are for the lint test
  while IFS=$'\t' read -r group why names programs; do
    [[ " $* " == *" $group "* ]] || continue
    for name in $names; do
      any_installed "$name" && continue
      # A machine that has no lists of packages yet cannot choose a name.
      if (( ${#lines[@]} == 0 )) && ! package_known gcc; then
        refresh_packages || return 1
      fi
      name=$(known_name "$name")
      if [[ $group == extra ]]; then
        wished+=("$name")
      else
        needed+=("$name")
      fi
      lines+=("$(printf '  %-22s %s' "$name" "$why")")
    done
  done < <("packages_${manager%-get}" | sed 's/ | /\t/g')

  (( ${#lines[@]} > 0 )) || return 0
  # a build that was configured without them must look again
  # shellcheck disable=SC2034 # environment.sh reads it
  new_packages=yes
  echo "Installing with $manager:"
  printf '%s\n' "${lines[@]}"

  if (( ${#needed[@]} > 0 )) && ! install_packages "${needed[@]}"; then
    refresh_packages && install_packages "${needed[@]}" || return 1
  fi
  if (( ${#wished[@]} > 0 )) && ! install_packages "${wished[@]}"; then
    echo "Going on without: ${wished[*]}" >&2
  fi
}
