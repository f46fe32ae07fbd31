#!/bin/sh
# Versions: mt940-js 1.0.0 with tslib 2.9.1, mt940js 1.3.5, @centrapay/swift-parser 1.0.1,
# swiftmessageparser 1.2.1.
# Input: a bank statement (SWIFT MT940) over New Year. Field 61 has a value date, and an entry date
# without a year, on the other side of the year's end. «RC» is a reversal of credit, so a debit.
# Behaviour: all four give the entry the year of the value date, so it is almost a year off. mt940-js
# also reads the reversal as money that came in.
# Output:
#> mt940-js: 2026-12-31 entered 2026-01-02, 2027-01-02 entered 2027-12-31, RC in 250.5
#> mt940js: 2026-12-31 entered 2026-01-02, 2027-01-02 entered 2027-12-31, RC out 250.5
#> @centrapay/swift-parser: 2026-12-31 entered 2026-01-02, 2027-01-02 entered 2027-12-31, RC out 250.5
#> swiftmessageparser: 2026-12-31 entered 2026-01-02, 2027-01-02 entered 2027-12-31, RC out 250.5
. "$(dirname "$0")/run"
npm_packages mt940-js@1.0.0 tslib@2.9.1 mt940js@1.3.5 @centrapay/swift-parser@1.0.1 \
  swiftmessageparser@1.2.1
export TZ=UTC
run_node <<'JS'
import centrapay from '@centrapay/swift-parser';
import { read } from 'mt940-js';
import mt940js from 'mt940js';
import swiftMessageParser from 'swiftmessageparser';

const STATEMENT = [
  ':20:STATEMENT',
  ':25:12345678903',
  ':28C:1/1',
  ':60F:C261231NOK1000,',
  ':61:2612310102C500,NTRF2026000030',
  ':86:Berg, Kari',
  ':61:2701021231C10,NTRF2026000031',
  ':86:Dal, Ola',
  ':61:2612311231RC250,5NTRFNONREF',
  ':86:Retur',
  ':62F:C261231NOK1259,5',
  '-',
].join('\r\n');
const signed = ({ date, entryDate, amount }) => [date, entryDate, Number(amount)];
const PARSERS = {
  'mt940-js': async () => {
    const [{ transactions }] = await read(Buffer.from(STATEMENT));
    return transactions.map(({ valueDate, entryDate, amount, isCredit }) => [
      valueDate,
      entryDate,
      isCredit ? amount : -amount,
    ]);
  },
  mt940js: () => new mt940js.Parser().parse(STATEMENT)[0].transactions.map(signed),
  '@centrapay/swift-parser': () => parsed(centrapay),
  swiftmessageparser: () => parsed(swiftMessageParser),
};
function parsed({ parse }) {
  return parse({ type: 'mt940', data: STATEMENT })[0].transactions.map(signed);
}
const day = (value) => new Date(value).toISOString().slice(0, 10);
for (const [name, transactions] of Object.entries(PARSERS)) {
  const [first, second, reversal] = await transactions();
  const entered = [first, second].map(([value, entry]) => `${day(value)} entered ${day(entry)}`);
  const way = reversal[2] < 0 ? 'out' : 'in';
  console.log(`${name}: ${entered.join(', ')}, RC ${way} ${Math.abs(reversal[2])}`);
}
JS
