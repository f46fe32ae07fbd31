#!/bin/sh
# Versions: currency.js 2.0.4, numeral 2.0.6, accounting 0.4.1, @internationalized/number 3.6.9.
# Input: an amount that is owed back, as JavaScript's `Intl` writes it in Norwegian, and the same
# with a hyphen.
# Behaviour: `Intl` writes the minus sign U+2212. Three libraries of amounts drop it and return the
# amount without its sign; none reports it. One reads what `Intl` writes.
# Output:
#> Intl writes «−1 234,50 kr» with U+2212, U+A0 and U+A0
#> currency.js: 1234.5, with a hyphen -1234.5
#> numeral: 1234.5, with a hyphen -1234.5
#> accounting: 1234.5, with a hyphen -1234.5
#> @internationalized/number: -1234.5, with a hyphen -1234.5
. "$(dirname "$0")/run"
npm_packages currency.js@2.0.4 numeral@2.0.6 accounting@0.4.1 @internationalized/number@3.6.9
run_node <<'END'
import { NumberParser } from '@internationalized/number';
import accounting from 'accounting';
import currency from 'currency.js';
import numeral from 'numeral';
import 'numeral/locales.js';

numeral.locale('no');
const krone = { style: 'currency', currency: 'NOK' };
const owedBack = new Intl.NumberFormat('nb', krone).format(-1234.5);
const signs = [...owedBack]
  .filter((sign) => !/[ -~]/.test(sign))
  .map((sign) => `U+${sign.codePointAt(0).toString(16).toUpperCase()}`);
const plain = owedBack.replace(/[\u00a0\u202f]/g, ' ');
console.log(`Intl writes «${plain}» with ${signs.slice(0, -1).join(', ')} and ${signs.at(-1)}`);
const readers = {
  'currency.js': (text) => currency(text, { separator: ' ', decimal: ',' }).value,
  numeral: (text) => numeral(text).value(),
  accounting: (text) => accounting.unformat(text, ','),
  '@internationalized/number': (text) => new NumberParser('nb', krone).parse(text),
};
for (const [name, read] of Object.entries(readers)) {
  console.log(`${name}: ${read(owedBack)}, with a hyphen ${read(owedBack.replace('\u2212', '-'))}`);
}
END
