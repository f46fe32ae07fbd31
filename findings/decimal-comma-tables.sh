#!/bin/sh
# Version: xlsx 0.18.5, the newest on the npm registry.
# Input: a Norwegian table with semicolons, decimal commas and quoted codes.
# Behaviour: the comma is read as a separator of thousands, so 15,5 becomes 155; rooms written 3-4
# become a date of 2001; quotes do not keep a code as text.
# Output:
#> "0301" n 301
#> 15,5 n 155
#> 1 234,50 s 1 234,50
#> "3/4" n 36954 3/4/01
#> "3-4" n 36954 3/4/01
#> "0150" n 150
#> with raw: "0301" s 0301, 15,5 s 15,5
. "$(dirname "$0")/run"
npm_packages xlsx@0.18.5
run_node <<'END'
import XLSX from 'xlsx';

const cells = ['"0301"', '15,5', '1 234,50', '"3/4"', '"3-4"', '"0150"'];
const file = Buffer.from(`\ufeffa;b;c;d;e;f\r\n${cells.join(';')}\r\n`);
const rowOf = (options) => {
  const { Sheets, SheetNames } = XLSX.read(file, { type: 'buffer', ...options });
  return cells.map((_, nth) => Sheets[SheetNames[0]][`${'ABCDEF'[nth]}2`]);
};
rowOf({}).forEach(({ t, v, w = '' }, nth) =>
  console.log(cells[nth], t, v, ...(w.includes('/') ? [w] : [])),
);
const [code, amount] = rowOf({ raw: true });
console.log(`with raw: "0301" ${code.t} ${code.v}, 15,5 ${amount.t} ${amount.v}`);
END
