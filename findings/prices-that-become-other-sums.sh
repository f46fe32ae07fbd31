#!/bin/sh
# Versions: parse-price 1.1.8, number-parsing 0.3.2, price-parser 3.4.0, and for comparison
# parsecurrency 1.1.1.
# Input: prices as people write them in Norway, and as Intl writes one, with a no-break space between
# thousands (CLDR, nb).
# Behaviour: parse-price and number-parsing read a dot before thousands as the decimal point unless the
# price ends in 0, and number-parsing stops at the no-break space. price-parser says that «kr» is
# Swedish, though it knows NOK, and finds no price without a currency.
# Output:
#> «kr 12.500»: parse-price 12500, number-parsing 12500, price-parser 12500 sek, parsecurrency 12500
#> «kr 12.495»: parse-price 12.495, number-parsing 12.495, price-parser 12495 sek, parsecurrency 12495
#> «4 900,-»: parse-price 4900, number-parsing 4900, price-parser none, parsecurrency 4900
#> «12 500,50 kr»: parse-price 12500.5, number-parsing 12, price-parser 12500.5 sek, parsecurrency 12500.5
. "$(dirname "$0")/run"
npm_packages parse-price@1.1.8 number-parsing@0.3.2 price-parser@3.4.0 parsecurrency@1.1.1
run_node <<'JS'
import numberParsing from 'number-parsing';
import parsePrice from 'parse-price';
import { parseFirst } from 'price-parser';
import parseCurrency from 'parsecurrency';

const intl = new Intl.NumberFormat('nb', { style: 'currency', currency: 'NOK' });
const PRICES = ['kr 12.500', 'kr 12.495', '4 900,-', intl.format(12500.5)];
const READERS = {
  'parse-price': parsePrice,
  'number-parsing': numberParsing,
  'price-parser': (price) => {
    const found = parseFirst(price);
    return found ? `${found.floatValue} ${found.currencyCode}` : 'none';
  },
  parsecurrency: (price) => parseCurrency(price)?.value ?? 'none',
};
for (const price of PRICES) {
  const read = Object.entries(READERS).map(([name, reader]) => `${name} ${reader(price)}`);
  console.log(`«${price.replaceAll('\u00a0', ' ')}»: ${read.join(', ')}`);
}
JS
