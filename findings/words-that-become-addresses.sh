#!/bin/sh
# Versions: linkifyjs 4.4.0, autolinker 4.1.5, anchorme 3.0.8.
# Input: Norwegian sentences whose writer left out the space after a full stop. Many common words are
# the ending of some country's or industry's domains.
# Behaviour: all three make the two words a link to a domain that a stranger may own.
# Output:
#> Visning i mai.De kommer: linkifyjs mai.De, autolinker mai.De, anchorme mai.De
#> Ny peis.Er det nok?: linkifyjs peis.Er, autolinker peis.Er, anchorme peis.Er
#> Stort hus.Men gammelt: linkifyjs hus.Men, autolinker hus.Men, anchorme hus.Men
#> Fin stue.Vi har bilder: linkifyjs stue.Vi, autolinker stue.Vi, anchorme stue.Vi
#> Tre rom.Se bildene: linkifyjs rom.Se, autolinker rom.Se, anchorme rom.Se
#> Malt i 2019.To soverom: linkifyjs 2019.To, autolinker 2019.To, anchorme 2019.To
#> Visning i juni.Alt må ut: linkifyjs none, autolinker none, anchorme none
. "$(dirname "$0")/run"
npm_packages linkifyjs@4.4.0 autolinker@4.1.5 anchorme@3.0.8
run_node <<'END'
import anchormePackage from 'anchorme';
import Autolinker from 'autolinker';
import { find } from 'linkifyjs';

const { default: anchorme } = anchormePackage;
const LINKERS = {
  linkifyjs: (text) => find(text).map(({ value }) => value),
  autolinker: (text) => Autolinker.parse(text).map((match) => match.getMatchedText()),
  anchorme: (text) => anchorme.list(text).map(({ string }) => string),
};
const SENTENCES = [
  'Visning i mai.De kommer',
  'Ny peis.Er det nok?',
  'Stort hus.Men gammelt',
  'Fin stue.Vi har bilder',
  'Tre rom.Se bildene',
  'Malt i 2019.To soverom',
  'Visning i juni.Alt må ut',
];
for (const text of SENTENCES) {
  const seen = Object.entries(LINKERS).map(
    ([name, linksIn]) => `${name} ${linksIn(text).join(' ') || 'none'}`,
  );
  console.log(`${text}: ${seen.join(', ')}`);
}
END
