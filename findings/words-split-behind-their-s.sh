#!/bin/sh
# Versions: hyphenation.nb-no 0.2.1 with hypher 0.2.5, hyphen 1.14.1.
# Input: compounds in Norwegian bokmål. They are split between their parts, and a part begins where its
# word does: bolig-styling.
# Behaviour: both split «boligstyling» on both sides of its s, and within «styling». Most other words
# are split well.
# Output:
#> boligstyling: hypher bo-lig-s-tyling, hyphen bo-lig-s-tyling
#> boligstylist: hypher bo-lig-s-tylist, hyphen bo-lig-s-tylist
#> boligstil: hypher bo-lig-stil, hyphen bo-lig-stil
#> eiendomsmegler: hypher ei-en-doms-meg-ler, hyphen ei-en-doms-meg-ler
#> leilighet: hypher lei-lig-het, hyphen lei-lig-het
#> blåbærsyltetøy: hypher blå-bær-syl-te-tøy, hyphen blå-bær-syl-te-tøy
. "$(dirname "$0")/run"
npm_packages hypher@0.2.5 hyphenation.nb-no@0.2.1 hyphen@1.14.1
run_node <<'JS'
import hyphen from 'hyphen/nb/index.js';
import patterns from 'hyphenation.nb-no';
import Hypher from 'hypher';

const hypher = new Hypher(patterns);
for (const word of ['boligstyling', 'boligstylist', 'boligstil', 'eiendomsmegler', 'leilighet', 'blåbærsyltetøy']) {
  const other = hyphen.hyphenateSync(word, { hyphenChar: '-', minWordLength: 2 });
  console.log(`${word}: hypher ${hypher.hyphenate(word).join('-')}, hyphen ${other}`);
}
JS
