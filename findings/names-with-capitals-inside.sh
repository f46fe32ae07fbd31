#!/bin/sh
# Versions: namecase 1.1.2, @compwright/namecase 2.0.7, @foundernest/namecase 1.0.5,
# tn-capitalize 1.1.3.
# Input: names in capitals, or in small letters for tn-capitalize, which changes first letters alone.
# Behaviour: å, æ and ø are no letters to them. What follows one is a word of two consonants to namecase,
# a Roman numeral if it is v or i to the first three, and begins with a capital in tn-capitalize. «Lo»
# is read as an Italian article, «Vi» as a numeral. @compwright/namecase writes «Bjørn».
# Output:
#> namecase: BjøRN Dahl, BåRD Holm, Kari Løvås, Ola ØI, Eva lo, Vi Tran
#> @compwright/namecase: Bjørn Dahl, Bård Holm, Kari Løvås, Ola ØI, Eva lo, Vi Tran
#> @foundernest/namecase: Bjørn Dahl, Bård Holm, Kari LøVås, Ola ØI, Eva lo, VI Tran
#> tn-capitalize: BjøRn Dahl, BåRd Holm, Kari LøVåS, Ola øI, Eva Lo, Vi Tran
. "$(dirname "$0")/run"
npm_packages namecase@1.1.2 @compwright/namecase@2.0.7 @foundernest/namecase@1.0.5 \
  tn-capitalize@1.1.3
run_node <<'JS'
import compwright from '@compwright/namecase';
import { nameCase } from '@foundernest/namecase';
import namecase from 'namecase';
import { capitalize } from 'tn-capitalize';

const NAMES = ['BJØRN DAHL', 'BÅRD HOLM', 'KARI LØVÅS', 'OLA ØI', 'EVA LO', 'VI TRAN'];
const WRITERS = {
  namecase,
  '@compwright/namecase': compwright,
  '@foundernest/namecase': nameCase,
  'tn-capitalize': (name) => capitalize(name.toLowerCase()),
};
for (const [name, write] of Object.entries(WRITERS))
  console.log(`${name}: ${NAMES.map((each) => write(each)).join(', ')}`);
JS
