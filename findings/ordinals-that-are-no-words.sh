#!/bin/sh
# Versions: n2words 4.0.0, to-words 5.7.0.
# Input: numbers, in Norwegian bokmål (nb-NO). Tens and ones are one word and millions have a plural,
# says Språkrådet; the ordinals of 21, 22 and 30 are «tjueførste», «tjueandre» and «trettiende».
# Behaviour: n2words makes ordinals above twelve by an ending alone, and writes tens and ones with a
# hyphen. to-words has the ordinals. Both leave «million» in the singular.
# Output:
#> 20.: n2words «tjuede», to-words «tjuende»
#> 21.: n2words «tjue-ende», to-words «tjueførste»
#> 22.: n2words «tjue-tode», to-words «tjueandre»
#> 30.: n2words «trettide», to-words «trettiende»
#> 101.: n2words «en hundre og ende», to-words «hundre første»
#> 21: n2words «tjue-en», to-words «tjueen»
#> 2000000: n2words «to million», to-words «to million»
. "$(dirname "$0")/run"
npm_packages n2words@4.0.0 to-words@5.7.0
run_node <<'JS'
import { toCardinal, toOrdinal } from 'n2words/nb-NO';
import { ToWords } from 'to-words';

const words = new ToWords({ localeCode: 'nb-NO' });
for (const number of [20, 21, 22, 30, 101]) {
  const other = words.toOrdinal(number).toLowerCase();
  console.log(`${number}.: n2words «${toOrdinal(number)}», to-words «${other}»`);
}
for (const number of [21, 2_000_000]) {
  const other = words.convert(number).toLowerCase();
  console.log(`${number}: n2words «${toCardinal(number)}», to-words «${other}»`);
}
JS
