#!/bin/sh
# Version: libphonenumber-js 1.13.16.
# Input: sentences about a home in Norway, of which one holds a telephone number.
# Behaviour: the package's own import, which is `/min`, finds a number in days, years, postal codes
# and a price, and puts +47 before it. Its metadata holds few patterns: with those of `/max` only the
# telephone number is found.
# Output:
#> Visning 20.11.2026: by default +4720112026, /max none
#> Ledig 2026-12-01 og 2026-12-08: by default +4720261201 +4720261208, /max none
#> Bygd i 2025-2026: by default +4720252026, /max none
#> Flytter fra 5015 5003 Bergen: by default +4750155003, /max none
#> Prisen er 25 000 000: by default +4725000000, /max none
#> Ring 40 00 00 00: by default +4740000000, /max +4740000000
#> 58 00 00 00 is valid: by default true, /max false
. "$(dirname "$0")/run"
npm_packages libphonenumber-js@1.13.16
run_node <<'END'
import * as plain from 'libphonenumber-js';
import * as min from 'libphonenumber-js/min';
import * as max from 'libphonenumber-js/max';

const found = ({ findPhoneNumbersInText }, text) =>
  findPhoneNumbersInText(text, 'NO')
    .map(({ number }) => number.number)
    .join(' ') || 'none';
const sentences = [
  'Visning 20.11.2026',
  'Ledig 2026-12-01 og 2026-12-08',
  'Bygd i 2025-2026',
  'Flytter fra 5015 5003 Bergen',
  'Prisen er 25 000 000',
  'Ring 40 00 00 00',
];
for (const text of sentences) {
  if (found(plain, text) !== found(min, text)) throw new Error(text);
  console.log(`${text}: by default ${found(plain, text)}, /max ${found(max, text)}`);
}
const [byDefault, byMax] = [plain, max].map((each) => each.isValidPhoneNumber('58 00 00 00', 'NO'));
console.log(`58 00 00 00 is valid: by default ${byDefault}, /max ${byMax}`);
END
