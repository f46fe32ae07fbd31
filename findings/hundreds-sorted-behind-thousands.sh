#!/bin/sh
# Versions: `sort` of GNU coreutils 9.1 with glibc’s nb_NO of Debian 12 (locales 2.36).
# Input: sums as they are written in Norwegian, with the locale’s own separator of thousands, U+202F, and with
# U+00A0, which `Intl` writes.
# Behaviour: `sort -n` is to read the locale’s separator, and does not, as it has several bytes. A sum is as
# large as its thousands: 900 is the largest, without an error.
# Output:
#> nb_NO has e280af
#> U+202F: 3500;24900;900
#> U+00A0: 3500;24900;900
#> none: 900;3500;24900
. "$(dirname "$0")/run"
debian_packages coreutils=9.1-1 locales=2.36-9+deb12u14
mkdir locale
I18NPATH=$folder/usr/share/i18n localedef -i nb_NO -f UTF-8 locale/nb_NO.UTF-8
export LOCPATH="$folder/locale"
# The separators' bytes are left out of what is shown.
sorted() {
  printf "24$2900\n900\n3$2500\n" | LC_ALL=nb_NO.UTF-8 usr/bin/sort -n | tr -d '\302\240\342\200\257' > sums
  echo "$1: $(paste -s -d ';' sums)"
}
{
  echo "nb_NO has $(LC_ALL=nb_NO.UTF-8 locale thousands_sep | tr -d '\n' | od -An -tx1 | tr -d ' ')"
  sorted U+202F '\342\200\257'
  sorted U+00A0 '\302\240'
  sorted none ''
} > found
compare < found
