#!/bin/sh
# Versions: hledger 1.25 and Ledger 3.3.0 of Debian 12.
# Input: a bank’s list with a charge of −750,00 and a refund, the minus once as a hyphen and once as U+2212,
# which Norwegian typography and `Intl` write.
# Behaviour: U+2212 is part of a currency’s name. hledger books +750 in a currency «NOK−», Ledger in «−», and
# neither total is that of the list.
# Output:
#> hledger, -:           NOK-750,00  bank
#> Ledger, -:                  750  bank
#> hledger, −:           NOK−750,00  bank
#> Ledger, −:             −-750.00  bank
. "$(dirname "$0")/run"
debian_packages hledger=1.25-2+b5 ledger=3.3.0-3 libboost-python1.74.0=1.74.0+ds1-21
export LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/usr/lib/ledger"
cat > bank.rules <<'END'
skip 1
separator ;
decimal-mark ,
date-format %Y-%m-%d
fields date, description, amount
account1 bank
account2 other
currency NOK
END
: > empty.ledger
{
  for minus in - −; do
    printf 'date;payee;amount\n2026-12-05;Gebyr;%s750,00\n' "$minus" > bank.csv
    echo "hledger, $minus: $(usr/bin/hledger --file bank.csv --rules-file bank.rules balance --no-total bank)"
    printf 'date,payee,amount\n2026-12-05,Gebyr,%s750.00\n' "$minus" > bank.csv
    usr/bin/ledger --file empty.ledger convert bank.csv --input-date-format %Y-%m-%d --account bank > bank.ledger
    echo "Ledger, $minus: $(usr/bin/ledger --file bank.ledger balance --no-total bank)"
  done
} > found
compare < found
