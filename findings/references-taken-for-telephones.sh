#!/bin/sh
# Versions: redact-pii 3.4.0, @coffeeandfun/remove-pii 3.0.1, @redactpii/node 1.0.17.
# Input: ordinary sentences in Norwegian; a KID is no personal data, and each word is in a dictionary.
# Behaviour: all three take a KID of ten digits for a telephone number. redact-pii also hides years and
# invoice numbers, and a town and the words «meg eller» as if they were names.
# Output:
#> redact-pii: Faktura DIGITS-DIGITS har KID PHONE_NUMBER.
#> redact-pii: Visning 5. desember DIGITS kl. 12.30.
#> redact-pii: Vi skal selge huset i PERSON_NAME til våren.
#> redact-pii: Ring PERSON_NAME skriv.
#> @coffeeandfun/remove-pii: Faktura 2026-1003 har KID [phone removed].
#> @coffeeandfun/remove-pii: Visning 5. desember 2026 kl. 12.30.
#> @coffeeandfun/remove-pii: Vi skal selge huset i Bergen til våren.
#> @coffeeandfun/remove-pii: Ring meg eller skriv.
#> @redactpii/node: Faktura 2026-1003 har KID PHONE_NUMBER.
#> @redactpii/node: Visning 5. desember 2026 kl. 12.30.
#> @redactpii/node: Vi skal selge huset i Bergen til våren.
#> @redactpii/node: Ring meg eller skriv.
. "$(dirname "$0")/run"
npm_packages redact-pii@3.4.0 @coffeeandfun/remove-pii@3.0.1 @redactpii/node@1.0.17
run_node <<'JS'
import { removePII } from '@coffeeandfun/remove-pii';
import { Redactor } from '@redactpii/node';
import { SyncRedactor } from 'redact-pii';

const REDACTORS = {
  'redact-pii': (text) => new SyncRedactor().redact(text),
  '@coffeeandfun/remove-pii': (text) => removePII(text),
  '@redactpii/node': (text) => new Redactor({}).redact(text),
};
const TEXTS = [
  'Faktura 2026-1003 har KID 2026000030.',
  'Visning 5. desember 2026 kl. 12.30.',
  'Vi skal selge huset i Bergen til våren.',
  'Ring meg eller skriv.',
];
for (const [name, redact] of Object.entries(REDACTORS))
  for (const text of TEXTS) console.log(`${name}: ${redact(text)}`);
JS
