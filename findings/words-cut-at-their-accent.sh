#!/bin/sh
# Versions: @orama/orama 3.1.18 with its language `norwegian`.
# Input: five short texts about homes. «Entré», «allé» and «idé» are written with an accent in Norwegian, and no
# other way is correct.
# Behaviour: the accent ends a word. An exact search finds none of the three, and one for «allé» also finds what
# begins with «all».
# Output:
#> stue, exact: stue og kjøkken
#> entré, exact: nothing
#> allé, exact: nothing
#> idé, exact: nothing
#> allé: Bygdøy allé 5 | alle rom er tomme
. "$(dirname "$0")/run"
npm_packages @orama/orama@3.1.18
run_node <<'JS'
import { create, insert, search } from '@orama/orama';

const texts = create({ schema: { text: 'string' }, language: 'norwegian' });
for (const text of ['entré med garderobe', 'Bygdøy allé 5', 'alle rom er tomme', 'stue og kjøkken', 'en idé'])
  insert(texts, { text });
function found(term, exact) {
  const hits = search(texts, { term, exact }).hits.map(({ document }) => document.text);
  return hits.join(' | ') || 'nothing';
}
for (const word of ['stue', 'entré', 'allé', 'idé']) console.log(`${word}, exact: ${found(word, true)}`);
console.log(`allé: ${found('allé', false)}`);
JS
