#!/bin/sh
# Versions: humanparser 2.7.0, another-name-parser 0.1.0, parse-full-name 1.2.7.
# Input: names as people in Norway have them: Norwegian, Vietnamese and Chinese family names, and a
# middle initial.
# Behaviour: «Ma» is a degree, «Do» and «Vi» are suffixes, an initial «V.» is the fifth of that
# name, and «Bin» begins a family name. Each parser loses other names.
# Output:
#> Eva Ma: humanparser Eva | | Ma, another-name-parser Eva | Ma |, parse-full-name Eva | Ma |
#> Thu Do: humanparser Thu | Do |, another-name-parser Thu | | Do, parse-full-name Thu | Do |
#> Vi Tran: humanparser Vi | Tran |, another-name-parser Tran | | Vi, parse-full-name Vi | Tran |
#> Even V. Lie: humanparser Even | Lie |, another-name-parser Even | Lie | V., parse-full-name Even | Lie |
#> Bin Dal: humanparser Bin | Dal |, another-name-parser Bin | Dal |, parse-full-name | Bin Dal |
#> Kari Nordmann: humanparser Kari | Nordmann |, another-name-parser Kari | Nordmann |, parse-full-name Kari | Nordmann |
. "$(dirname "$0")/run"
npm_packages humanparser@2.7.0 another-name-parser@0.1.0 parse-full-name@1.2.7
run_node <<'END'
import another from 'another-name-parser';
import humanparser from 'humanparser';
import full from 'parse-full-name';

const shown = (...parts) => parts.map((part) => part ?? '').join(' | ').replace(/ +/g, ' ').trim();
const readers = {
  humanparser(name) {
    const { firstName, lastName, suffix } = humanparser.parseName(name);
    return shown(firstName, lastName, suffix);
  },
  'another-name-parser'(name) {
    const { first, last, suffix } = (another.default ?? another)(name);
    return shown(first, last, suffix);
  },
  'parse-full-name'(name) {
    const { first, last, suffix } = full.parseFullName(name);
    return shown(first, last, suffix);
  },
};
for (const name of ['Eva Ma', 'Thu Do', 'Vi Tran', 'Even V. Lie', 'Bin Dal', 'Kari Nordmann']) {
  const all = Object.entries(readers).map(([reader, read]) => `${reader} ${read(name)}`);
  console.log(`${name}: ${all.join(', ')}`);
}
END
