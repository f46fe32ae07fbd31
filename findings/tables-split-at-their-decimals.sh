#!/bin/sh
# Versions: papaparse 5.7.1, and for comparison csv-string 4.1.1, detect-csv 1.1.0, csv-sniffer 0.1.1.
# Input: a Norwegian table of two columns with semicolons and decimal commas, with a line break after
# its last row and without. RFC 4180, section 2, allows both; spreadsheets write one.
# Behaviour: with the line break papaparse, which finds the separator itself by default, takes the
# comma for it, and splits amounts. With `skipEmptyLines` it finds the semicolon, as the others do.
# Output:
#> without: papaparse «;» [["navn","beløp"],["Kari Berg","1500,50"],["Ola Dal","2500,00"]]
#> with: papaparse «,» [["navn;beløp"],["Kari Berg;1500","50"],["Ola Dal;2500","00"],[""]]
#> with, skipEmptyLines: papaparse «;» [["navn","beløp"],["Kari Berg","1500,50"],["Ola Dal","2500,00"]]
#> with: csv-string «;», detect-csv «;», csv-sniffer «;»
. "$(dirname "$0")/run"
npm_packages papaparse@5.7.1 csv-string@4.1.1 detect-csv@1.1.0 csv-sniffer@0.1.1
run_node <<'JS'
import sniffer from 'csv-sniffer';
import { detect } from 'csv-string';
import detectCsv from 'detect-csv';
import papa from 'papaparse';

const without = 'navn;beløp\nKari Berg;1500,50\nOla Dal;2500,00';
const table = `${without}\n`;
const CASES = [
  ['without', without, {}],
  ['with', table, {}],
  ['with, skipEmptyLines', table, { skipEmptyLines: true }],
];
for (const [name, text, options] of CASES) {
  const { meta, data } = papa.parse(text, options);
  console.log(`${name}: papaparse «${meta.delimiter}» ${JSON.stringify(data)}`);
}
const Sniffer = sniffer();
const others = {
  'csv-string': detect(table),
  'detect-csv': detectCsv(table).delimiter,
  'csv-sniffer': new Sniffer().sniff(table).delimiter,
};
const found = Object.entries(others).map(([name, delimiter]) => `${name} «${delimiter}»`);
console.log(`with: ${found.join(', ')}`);
JS
