#!/bin/sh
# Versions: csvkit 1.0.7 and agate 1.6.3 of Debian 12, with Python 3.11.2.
# Input: tables of one home each, with first name, rooms, size and the day of the viewing.
# Behaviour: each column gets a type by its values. «50 m» is fifty minutes, rooms «3-4» are a day of 2001, Jan
# is a month of the year 1, and 5 December is 12 May. Only `--no-inference` keeps the texts.
# Output:
#> [{"name": "Jan", "rooms": "3-4", "size": "50 m", "viewing": "05.12.2026"}]
#> [{"name": "0001-01-01", "rooms": "2001-03-04", "size": "0:50:00", "viewing": "2026-05-12"}]
#> [{"name": "Kari", "rooms": 3.0, "size": "50 kvm", "viewing": "2026-12-05"}]
. "$(dirname "$0")/run"
debian_packages python3.11-minimal=3.11.2-6+deb12u9 libpython3.11-minimal=3.11.2-6+deb12u9 \
  libpython3.11-stdlib=3.11.2-6+deb12u9 python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 \
  python3-agateexcel=0.2.5-2 python3-agatesql=0.5.8-2 python3-agatedbf=0.2.2-2 python3-leather=0.3.4-2 \
  python3-parsedatetime=2.6-3 python3-slugify=4.0.0-2 python3-text-unidecode=1.3-1 \
  python3-pytimeparse=1.1.5-3 python3-isodate=0.6.1-1 python3-six=1.16.0-4 python3-babel=2.10.3-1 \
  python-babel-localedata=2.10.3-1 python3-tz=2022.7.1-4 python3-future=0.18.2-6
table() {
  printf 'name;rooms;size;viewing\n%s;%s;%s;%s\n' "$@" > table.csv
  PYTHONPATH=usr/lib/python3/dist-packages usr/bin/python3.11 -m csvkit.utilities.csvjson --delimiter ';' $options table.csv
  echo
}
{
  options=--no-inference
  table Jan 3-4 '50 m' 05.12.2026
  options=
  table Jan 3-4 '50 m' 05.12.2026
  table Kari 3 '50 kvm' 2026-12-05
} > found
compare < found
