#!/bin/sh
# Versions: norsk-validator 2.0.0, @ssfbank/norwegian-id-validators 1.0.0.
# Input: payment references (KID) whose mod 10 or mod 11 control digit is right.
# Behaviour: both refuse every mod 10 reference whose control digit is 0, unless mod 11 happens to
# give 0 too, and every mod 11 reference that ends in «-», which stands for 10.
# Output:
#> 10017 mod10 true true
#> 100040 mod10 false false
#> 1000900 mod10 false false
#> 104- mod11 false false
#> control digit 0: 1000 references, accepted 97 and 97
#> other digits: 9000 references, accepted 9000 and 9000
. "$(dirname "$0")/run"
npm_packages norsk-validator@2.0.0 @ssfbank/norwegian-id-validators@1.0.0
run_node <<'END'
import * as validators from 'norsk-validator';
import bank from '@ssfbank/norwegian-id-validators';

const digitOf = (number) => {
  const doubled = [...number].reverse().map((digit, place) => (place % 2 ? 1 : 2) * digit);
  const sum = doubled.reduce((all, each) => all + (each > 9 ? each - 9 : each), 0);
  return (10 - (sum % 10)) % 10;
};
const both = (kid) => [validators.kidnummer(kid), bank.validateKid(kid)];
for (const kid of ['10017', '100040', '1000900']) {
  if (digitOf(kid.slice(0, -1)) !== Number(kid.at(-1))) throw new Error(kid);
  console.log(kid, 'mod10', ...both(kid));
}
console.log('104-', 'mod11', ...both('104-'));

const kids = Array.from({ length: 10_000 }, (_, nth) => `${10_000 + nth}`).map((n) => n + digitOf(n));
const count = (some) => [0, 1].map((nth) => some.filter((kid) => both(kid)[nth]).length).join(' and ');
const zero = kids.filter((kid) => kid.endsWith('0'));
const others = kids.filter((kid) => !kid.endsWith('0'));
console.log(`control digit 0: ${zero.length} references, accepted ${count(zero)}`);
console.log(`other digits: ${others.length} references, accepted ${count(others)}`);
END
