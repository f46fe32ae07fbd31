#!/bin/sh
# Versions: sentencex 1.0.17.
# Input: a sentence with a date, as Norwegian, Danish and German write it, with a period behind the day, and
# Norwegian with «kl.» and a floor.
# Behaviour: Danish and German stay whole. Norwegian ends a sentence at each period before a space, by `no`,
# `nb` and `nn`.
# Output:
#> da: Vi flytter 5. december.
#> de: Wir ziehen am 5. Dezember um.
#> no: Vi flytter 5. | desember.
#> nb: Vi flytter 5. | desember.
#> nn: Vi flyttar 5. | desember.
#> nb: Visning kl. | 12.30 i 3. | etasje. | Ring meg.
. "$(dirname "$0")/run"
npm_packages sentencex@1.0.17
run_node <<'JS'
import { segment } from 'sentencex';

const TEXTS = [
  ['da', 'Vi flytter 5. december.'],
  ['de', 'Wir ziehen am 5. Dezember um.'],
  ['no', 'Vi flytter 5. desember.'],
  ['nb', 'Vi flytter 5. desember.'],
  ['nn', 'Vi flyttar 5. desember.'],
  ['nb', 'Visning kl. 12.30 i 3. etasje. Ring meg.'],
];
for (const [language, text] of TEXTS) {
  const sentences = segment(language, text).map((sentence) => sentence.trim());
  console.log(`${language}: ${sentences.join(' | ')}`);
}
JS
