import {
  formatBankAccount,
  formatOrganizationNumber,
  type Invoice,
  type InvoiceParty,
} from '@boligstyling/domain';
import type { DocumentBrand } from './document-brand.js';
import { MUTED, type Page, PAGE } from './page.js';
import type { TextStyle } from './page.js';
import { dayText, monthsText, oreText } from './words.js';

const { width, margin } = PAGE;
const RIGHT = width - margin;
/** Position of the wave, unless the seller's lines reach further. */
const WAVE_Y = 157;
const BELOW_SELLER = 20;
const PRIMARY = '#1e4637';
const WAVE = '#4e8b63';
const SMALL: TextStyle = { size: 12.5, color: MUTED };

/** Wordmark, seller and wave. Returns the end of the wave. */
export function drawLetterhead(
  page: Page,
  { seller }: Invoice,
  { wordmark, contactEmail, colours = {} }: DocumentBrand,
): number {
  const color = colours['primary'] ?? PRIMARY;
  page.line(wordmark, margin, 82, { look: 'display', size: 32, color });
  const number = formatOrganizationNumber(seller.organizationNumber);
  const registers = [
    `Org.nr. ${number}${seller.vatRegistered ? ' MVA' : ''}`,
    ...(seller.inBusinessRegister ? ['Foretaksregisteret'] : []),
  ];
  const lines = [addressOf(seller), registers.join(', '), contactEmail];
  const name = page.wrapped(seller.name, 420, { look: 'bold', size: 12.5 });
  const all = [...name, ...lines.flatMap((line) => page.wrapped(line, 420, SMALL))];
  all.forEach((line, index) => {
    const look = index < name.length ? ({ look: 'bold', size: 12.5 } as const) : SMALL;
    page.line(line, RIGHT, 69 + index * 18.75, { ...look, align: 'end' });
  });
  const y = Math.max(WAVE_Y, 69 + (all.length - 1) * 18.75 + BELOW_SELLER);
  const { pdf } = page;
  pdf.moveTo(0, y + waveAt(0));
  for (let x = 4; x <= width + 4; x += 4) pdf.lineTo(x, y + waveAt(x));
  pdf
    .lineWidth(1.4)
    .strokeColor(colours['wave'] ?? WAVE)
    .stroke();
  return y;
}

/** Two waves of different length, so that it looks drawn by hand. */
function waveAt(x: number): number {
  return 3 * Math.sin(x / 16) + 1.5 * Math.sin(x / 41);
}

/** Title, buyer and dates below `top`. Returns their end. */
export function drawAddressee(page: Page, invoice: Invoice, top: number): number {
  const { buyer } = invoice;
  const title = invoice.kind === 'invoice' ? 'Faktura' : 'Kreditnota';
  page.line(title, margin, top + 82, { look: 'display', size: 58 });
  const to: TextStyle = { size: 14 };
  let y = page.block(buyer.name, margin, top + 132, 330, 21, { ...to, look: 'bold' });
  y = page.block(`v/ ${buyer.contact}`, margin, y + 21, 330, 21, to);
  y = page.block(addressOf(buyer), margin, y + 21, 330, 21, to);
  y += 21;
  const number = `Org.nr. ${formatOrganizationNumber(buyer.organizationNumber)}`;
  page.line(number, margin, y, { ...to, color: MUTED });
  factsOf(invoice).forEach(([label, value], index) => {
    const base = top + 128 + index * 22.3;
    page.line(label, 460, base, { color: MUTED });
    page.line(value, RIGHT, base, { look: 'medium', align: 'end' });
  });
  return y;
}

/** Amount, due date and payment details. Returns their end. */
export function drawToPay(page: Page, invoice: Invoice, top: number): number {
  const height = 84;
  const cells = toPay(invoice);
  page.pdf.roundedRect(margin, top, RIGHT - margin, height, 4).fill('#f1f5ee');
  cells.forEach(({ label, value, unit, size }, index) => {
    const x = margin + [0, 191, 383, 523][index]!;
    if (index > 0) {
      page.pdf.moveTo(x, top).lineTo(x, top + height);
      page.pdf.lineWidth(1).strokeColor('#d3d8ce').stroke();
    }
    page.line(label, x + 20, top + 30, { color: MUTED });
    const style: TextStyle = size ? { look: 'display', size } : { look: 'bold', size: 15 };
    page.line(value, x + 20, top + (size === 32 ? 59 : 63), style);
    if (!unit) return;
    const after = x + 26 + page.width(value, style);
    page.line(unit, after, top + 59, { look: 'display', size: 18 });
  });
  return top + height;
}

interface Cell {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** With a size the display face, without one bold. */
  readonly size?: number;
}

function toPay({ kind, totalOre, dueOn, kid, seller, credits }: Invoice): Cell[] {
  const sum = { value: oreText(totalOre), unit: 'kr', size: totalOre < 10_000_000 ? 32 : 22 };
  if (kind === 'credit-note') {
    return [
      { label: 'Krediteres', ...sum },
      { label: 'Faktura', value: credits?.number ?? '', size: 20 },
    ];
  }
  return [
    { label: 'Å betale', ...sum },
    { label: 'Forfall', value: dayText(dueOn ?? ''), size: 20 },
    { label: 'Konto', value: formatBankAccount(seller.account) },
    { label: 'KID', value: kid ?? '' },
  ];
}

function factsOf({ kind, number, issuedOn, lines, credits }: Invoice): [string, string][] {
  const months = monthsText(lines.map(({ deliveredOn }) => deliveredOn));
  return kind === 'invoice'
    ? [
        ['Fakturanummer', number],
        ['Fakturadato', dayText(issuedOn)],
        ['Gjelder', months],
      ]
    : [
        ['Kreditnotanummer', number],
        ['Dato', dayText(issuedOn)],
        ['Gjelder faktura', credits?.number ?? ''],
        ['Fakturadato', dayText(credits?.issuedOn ?? '')],
      ];
}

function addressOf({ street, postalCode, postPlace }: InvoiceParty): string {
  return `${street}, ${postalCode} ${postPlace}`;
}
