#!/bin/sh
# Versions: Gnumeric 1.12.55 of Debian 12, its `ssconvert`.
# Input: a table in Norwegian form, with semicolons, quotes and decimal commas, on a machine in Norwegian and
# one in English.
# Behaviour: the separator is the comma alone, and text behind a closing quote is dropped. The first column is
# left, and what follows a decimal comma, without an error.
# Output:
#> nb_NO.UTF-8, 24900: Mottatt "2026/12/05 12:30:00"
#> nb_NO.UTF-8, 24900,5: Mottatt, "2026/12/05 12:30:00","5;""Bergen"""
#> C.UTF-8, 24900: Mottatt "2026/12/05 12:30:00"
#> C.UTF-8, 24900,5: Mottatt, "2026/12/05 12:30:00","5;""Bergen"""
. "$(dirname "$0")/run"
debian_packages gnumeric=1.12.55-1 gnumeric-common=1.12.55-1 libgsf-1-114=1.14.50-1+deb12u1 \
  libgsf-1-common=1.14.50-1+deb12u1 libgoffice-0.10-10=0.10.55-1 libgoffice-0.10-10-common=0.10.55-1 \
  pxlib1=0.6.8-1+b1 locales=2.36-9+deb12u14
mkdir locale
I18NPATH=$folder/usr/share/i18n localedef -i nb_NO -f UTF-8 locale/nb_NO.UTF-8
export HOME="$folder" LOCPATH="$folder/locale" LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/usr/lib"
table() {
  printf '"Mottatt";"Navn";"Pris";"Sted"\r\n"2026-12-05 12:30";"Kari Nordmann";%s;"Bergen"\r\n' "$1" > table.csv
}
{
  for language in nb_NO.UTF-8 C.UTF-8; do
    for price in 24900 24900,5; do
      table "$price"
      LC_ALL=$language usr/bin/ssconvert table.csv converted.csv 2>warnings
      echo "$language, $price: $(paste -s -d ' ' converted.csv)"
    done
  done
} > found
compare < found
