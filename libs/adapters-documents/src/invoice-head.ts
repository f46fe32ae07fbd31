import {
  formatBankAccount,
  formatOrganizationNumber,
  type Invoice,
  type InvoiceParty,
  oreText,
} from '@boligstyling/domain';
import {
  type DocumentBrand,
  MUTED,
  type Page,
  PAGE,
  type TextStyle,
  dayText,
  monthsText,
} from './page.js';

const { width, margin } = PAGE;
const RIGHT = width - margin;
/** Unless the seller's lines reach further. */
const WAVE_Y = 157;
const BELOW_SELLER = 20;
const SELLER_LEADING = 18.75;
const PRIMARY = '#1e4637';
const WAVE = '#4e8b63';
const SMALL: TextStyle = { size: 12.5, color: MUTED };

export function drawLetterhead(
  page: Page,
  { seller }: Invoice,
  { wordmark, contactEmail, colours = {} }: DocumentBrand,
): number {
  const color = colours['primary'] ?? PRIMARY;
  page.content('P', () => page.line(wordmark, margin, 82, { look: 'display', size: 32, color }));
  const number = formatOrganizationNumber(seller.organizationNumber);
  const registers = [
    `Org.nr. ${number}${seller.vatRegistered ? ' MVA' : ''}`,
    ...(seller.inBusinessRegister ? ['Foretaksregisteret'] : []),
  ];
  const lines = [addressOf(seller), registers.join(', '), contactEmail];
  const strong = { look: 'bold', size: 12.5 } as const;
  let last = 69 - SELLER_LEADING;
  const block = (text: string, style: TextStyle) =>
    page.content('P', () => {
      last = page.block(text, RIGHT, last + SELLER_LEADING, 420, SELLER_LEADING, style);
    });
  block(seller.name, { ...strong, align: 'end' });
  for (const line of lines) block(line, { ...SMALL, align: 'end' });
  const y = Math.max(WAVE_Y, last + BELOW_SELLER);
  page.artifact(() => drawWave(page, y, colours['wave'] ?? WAVE));
  return y;
}

function drawWave({ pdf }: Page, y: number, color: string): void {
  pdf.moveTo(0, y + waveAt(0));
  for (let x = 4; x <= width + 4; x += 4) pdf.lineTo(x, y + waveAt(x));
  pdf.lineWidth(1.4).strokeColor(color).stroke();
}

/** Two waves of different length, so that it looks drawn by hand. */
function waveAt(x: number): number {
  return 3 * Math.sin(x / 16) + 1.5 * Math.sin(x / 41);
}

export function drawAddressee(page: Page, invoice: Invoice, top: number): number {
  const { buyer } = invoice;
  const title = invoice.kind === 'invoice' ? 'Faktura' : 'Kreditnota';
  page.content('H1', () => page.line(title, margin, top + 82, { look: 'display', size: 58 }));
  let y = top + 132 - 21;
  const block = (text: string, style: TextStyle) =>
    page.content('P', () => {
      y = page.block(text, margin, y + 21, 330, 21, { size: 14, ...style });
    });
  block(buyer.name, { look: 'bold' });
  block(`v/ ${buyer.contact}`, {});
  block(addressOf(buyer), {});
  block(`Org.nr. ${formatOrganizationNumber(buyer.organizationNumber)}`, { color: MUTED });
  page.group('Table', () => {
    factsOf(invoice).forEach(([label, value], index) => {
      const base = top + 128 + index * 22.3;
      page.row(
        () => page.line(label, 460, base, { color: MUTED }),
        () => page.line(value, RIGHT, base, { look: 'medium', align: 'end' }),
      );
    });
  });
  return y;
}

export function drawToPay(page: Page, invoice: Invoice, top: number): number {
  const height = 84;
  const cells = toPay(invoice);
  const placeOf = (index: number) => margin + [0, 191, 383, 523][index]!;
  page.artifact(() => {
    page.pdf.roundedRect(margin, top, RIGHT - margin, height, 4).fill('#f1f5ee');
    for (const index of cells.keys()) {
      if (index === 0) continue;
      page.pdf.moveTo(placeOf(index), top).lineTo(placeOf(index), top + height);
      page.pdf.lineWidth(1).strokeColor('#d3d8ce').stroke();
    }
  });
  page.group('Table', () => {
    for (const [index, cell] of cells.entries()) {
      const x = placeOf(index) + 20;
      page.row(
        () => page.line(cell.label, x, top + 30, { color: MUTED }),
        () => drawValue(page, cell, x, top),
      );
    }
  });
  return top + height;
}

function drawValue(page: Page, { value, unit, size }: Cell, x: number, top: number): void {
  const style: TextStyle = size ? { look: 'display', size } : { look: 'bold', size: 15 };
  page.line(unit ? `${value} ` : value, x, top + (size === 32 ? 59 : 63), style);
  if (!unit) return;
  const after = x + 6 + page.width(value, style);
  page.line(unit, after, top + 59, { look: 'display', size: 18 });
}

interface Cell {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
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
