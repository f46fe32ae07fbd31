#!/bin/sh
# Versions: liblouis 3.24.0-1 of Debian 12, its uncontracted tables of Norwegian with 6 and 8 dots, and for
# computers.
# Input: −500 as Intl writes it in Norwegian, with U+2212 (CLDR, nb), and with a hyphen; a range that may wrap
# after its dash by U+200B, which has no width (Unicode, line breaking class ZW), and one without.
# Behaviour: the table with 6 dots has them all. The two with 8 dots lack U+2212 and U+200B, and write their
# numbers in hexadecimal, '\x2212' and '\x200b', into the amount. The one for computers lacks the dash too.
# Output:
#> no-no-g0.utb: -500 is ⠤⠼⠑⠚⠚, −500 is ⠤⠼⠑⠚⠚
#> no-no-g0.utb: 1–3 is ⠼⠁⠤⠤⠼⠉, with U+200B ⠼⠁⠤⠤⠼⠉
#> no-no-8dot.utb: -500 is ⠤⢑⢚⢚, −500 is ⠐⢂⠭⢃⢃⢁⢃⠐⢑⢚⢚
#> no-no-8dot.utb: 1–3 is ⢁⢠⢉, with U+200B ⢁⢠⠐⢂⠭⢃⢚⢚⠃⠐⢉
#> no-no-comp8.ctb: -500 is ⠤⢑⢚⢚, −500 is ⠐⢂⠭⢃⢃⢁⢃⠐⢑⢚⢚
#> no-no-comp8.ctb: 1–3 is ⢁⠐⢂⠭⢃⢚⢁⢉⠐⢉, with U+200B ⢁⠐⢂⠭⢃⢚⢁⢉⠐⠐⢂⠭⢃⢚⢚⠃⠐⢉
#> x2212 and x200b alone are ⠭⢃⢃⢁⢃ and ⠭⢃⢚⢚⠃
. "$(dirname "$0")/run"
debian_packages liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1
export LOUIS_TABLEPATH="$folder/usr/share/liblouis/tables"
cells() {
  printf '%s\n' "$2" | "$folder/usr/bin/lou_translate" --forward "unicode.dis,$1"
}
amount=$(node -p '(-500).toLocaleString("nb")')
wrapping=$(printf '1–\342\200\2133')
{
  for table in no-no-g0.utb no-no-8dot.utb no-no-comp8.ctb; do
    echo "$table: -500 is $(cells $table -500), $amount is $(cells $table "$amount")"
    echo "$table: 1–3 is $(cells $table 1–3), with U+200B $(cells $table "$wrapping")"
  done
  echo "x2212 and x200b alone are $(cells no-no-8dot.utb x2212) and $(cells no-no-8dot.utb x200b)"
} > found
compare < found
