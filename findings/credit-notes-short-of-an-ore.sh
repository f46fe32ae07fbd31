#!/bin/sh
# Versions: js-money 0.6.3, ts-money 0.4.8, @screeny05/ts-money 1.1.0, currency.js 2.0.4, accounting 0.4.1,
# accounting-js 2.0.3, and for comparison big.js 7.0.1 (its default, half up).
# Input: 25 % MVA of 12.50 kr on an invoice, and of −12.50 on the credit note that reverses it. Half an øre
# is rounded away from zero on both sides (EN 16931, 6.5.2, and Excel’s ROUND).
# Behaviour: each rounds half towards plus infinity. The MVA of the credit note is an øre less than that
# of its invoice, and an øre stays owed.
# Output:
#> js-money: 3.13 and -3.12
#> ts-money: 3.13 and -3.12
#> @screeny05/ts-money: 3.13 and -3.12
#> currency.js: 3.13 and -3.12
#> accounting: 3.13 and -3.12
#> accounting-js: 3.13 and -3.12
#> big.js: 3.13 and -3.13
. "$(dirname "$0")/run"
npm_packages js-money@0.6.3 ts-money@0.4.8 @screeny05/ts-money@1.1.0 currency.js@2.0.4 \
  accounting@0.4.1 accounting-js@2.0.3 big.js@7.0.1
run_node <<'JS'
import accounting from 'accounting';
import { toFixed } from 'accounting-js';
import Big from 'big.js';
import currency from 'currency.js';
import JsMoney from 'js-money';
import * as screeny from '@screeny05/ts-money';
import * as tsMoney from 'ts-money';

const RATE = 0.25;
const PACKAGES = {
  'js-money': (net) => JsMoney.fromDecimal(net, 'NOK').multiply(RATE).toString(),
  'ts-money': (net) => tsMoney.Money.fromDecimal(net, 'NOK').multiply(RATE).toString(),
  '@screeny05/ts-money': (net) => screeny.Money.fromDecimal(net, 'NOK').multiply(RATE).toString(),
  'currency.js': (net) => currency(net).multiply(RATE).toString(),
  accounting: (net) => accounting.toFixed(net * RATE, 2),
  'accounting-js': (net) => toFixed(net * RATE, 2),
  'big.js': (net) => Big(net).times(RATE).toFixed(2),
};
for (const [name, mva] of Object.entries(PACKAGES)) console.log(`${name}: ${mva(12.5)} and ${mva(-12.5)}`);
JS
