import { expect, it } from '@jest/globals';
import { isPrintable } from '../core/text.js';
import { requirePrintable } from './invoice.js';
import { sampleInvoice } from '../testing/sample-invoice.js';

const SIGN = '漢';
const { buyer, seller, lines } = sampleInvoice();

it('an invoice of printable letters passes', () =>
  expect(() => requirePrintable(sampleInvoice())).not.toThrow());

it.each([
  ...(['name', 'contact', 'street', 'postPlace'] as const).map((key) => ({
    buyer: { ...buyer, [key]: `Stil ${SIGN}` },
  })),
  ...(['name', 'street', 'postPlace'] as const).map((key) => ({
    seller: { ...seller, [key]: `Stil ${SIGN}` },
  })),
  { lines: lines.map((line) => ({ ...line, place: `Stil ${SIGN}` })) },
])('an unprintable letter is named: %j', (changes) => {
  const named = expect.objectContaining({
    code: 'invoice-unprintable',
    message: `«Stil ${SIGN}» har tegnet «${SIGN}», som ikke kan trykkes på en faktura.`,
  });
  expect(() => requirePrintable(sampleInvoice(changes))).toThrow(named);
});

it.each([
  ['Stil & Rom AS', true],
  ['Čáhppes «Đivvun» – Ŋuorta', true],
  ['Á composed otherwise: A\u0301', true],
  ['Stil 🏡 AS', false],
  ['Stil\u00ad', false],
  ['漢', false],
])('%j can be printed: %s', (text, can) => expect(isPrintable(text)).toBe(can));
