import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { partnerFile as words } from '../../../content/admin/admin-partner-file';
import { openAdmin } from '../shared/testing/admin-page';
import { PartnerFile } from './partner-file';

const row = (line: number, changes: object = {}) => ({
  ...{ line, name: `P${line}`, company: 'Stil AS', email: `p${line}@stil.no`, outcome: 'new' },
  ...{ faults: [], unreadable: null, lacks: [], ...changes },
});

async function pick(rows: object[]) {
  let isClosed = false;
  const opened = openAdmin(<PartnerFile onClose={() => (isClosed = true)} />, {
    'partners/import?store=false': { stored: false, rows },
    'partners/import?store=true': { stored: true, rows: [] },
  });
  const file = new File(['navn'], 'partnere.csv', { type: 'text/csv' });
  const input = document.querySelector('input[type=file]')!;
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await screen.findByText(/i filen\.$/);
  return { ...opened, isClosed: () => isClosed };
}
const add = (count: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: words.add(count), hidden: true });

test('a file is previewed before anything is stored', async () => {
  const { toasts, isClosed } = await pick([
    row(2),
    row(3, { lacks: ['price_per_assignment'] }),
    row(4, { outcome: 'known' }),
  ]);
  expect(toasts()).toEqual([]);
  screen.getByText('2 kommer inn, 1 finnes fra før, 0 må rettes i filen.');
  screen.getByText('Kommer inn på pause');
  screen.getByText('Linje 3 · Mangler pris per oppdrag');
  await act(async () => fireEvent.click(add(2)));
  await act(async () => {});
  expect(toasts()).toMatchObject([words.stored]);
  expect(isClosed()).toBe(true);
});

test('a bad line is named with its column, and keeps all from coming in', async () => {
  const faults = [{ column: 'areas', cause: 'unknown-value', value: 'Nes' }];
  await pick([row(2), row(3, { outcome: 'bad', faults })]);
  screen.getByText('Linje 3 · Områder «Nes» er ukjent');
  expect(add(1).disabled).toBe(true);
});

test('an unreadable line has a Norwegian sentence', async () => {
  const unreadable = '1 columns, and the header has 8';
  await pick([row(2, { outcome: 'bad', name: '', company: '', email: '', unreadable })]);
  screen.getByText(words.unreadable);
});
