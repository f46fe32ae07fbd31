#!/bin/sh
# Versions: liblouis 3.24.0-1 of Debian 12, its uncontracted tables of Norwegian with 6 and 8 dots, and for
# computers.
# Input: −500 as Intl writes it in Norwegian, with U+2212 (CLDR, nb), and with a hyphen.
# Behaviour: the table with 6 dots has both signs. The two with 8 dots lack U+2212, and write its number in
# hexadecimal, '\x2212', before the amount.
# Output:
#> no-no-g0.utb: -500 is ⠤⠼⠑⠚⠚, −500 is ⠤⠼⠑⠚⠚
#> no-no-8dot.utb: -500 is ⠤⢑⢚⢚, −500 is ⠐⢂⠭⢃⢃⢁⢃⠐⢑⢚⢚
#> no-no-comp8.ctb: -500 is ⠤⢑⢚⢚, −500 is ⠐⢂⠭⢃⢃⢁⢃⠐⢑⢚⢚
#> x2212 alone is ⠭⢃⢃⢁⢃
. "$(dirname "$0")/run"
debian_packages liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1
export LOUIS_TABLEPATH="$folder/usr/share/liblouis/tables"
cells() {
  printf '%s\n' "$2" | "$folder/usr/bin/lou_translate" --forward "unicode.dis,$1"
}
amount=$(node -p '(-500).toLocaleString("nb")')
{
  for table in no-no-g0.utb no-no-8dot.utb no-no-comp8.ctb; do
    echo "$table: -500 is $(cells $table -500), $amount is $(cells $table "$amount")"
  done
  echo "x2212 alone is $(cells no-no-8dot.utb x2212)"
} > found
compare < found
