import { dayAt, norwegianDay } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { openAdmin } from '../shared/testing/admin-page';
import { OriginsPage, QuotePricesCard } from './origins-page';

const outcome = (leads: number) => ({
  ...{ leads, matched: 1, won: 1, revenue: 0 },
  ...{ quotes: 0, quoted: 0, chosen: 0, quote_minutes: 0 },
});
const origins = (...names: string[]) => ({
  origins: names.map((name) => ({ name, ...outcome(1) })),
  total: outcome(names.length),
});
const STEPS = { page: 1_000, form: 500, step_1: 120, step_2: 80, step_3: 0, sent: 60 };
const TROMSØ = { ...STEPS, page: 100, form: 80 };
const MAY = 'from=2026-05-01&to=2026-05-31';
const KNOWN = {
  'origins/names': { names: [] },
  [`origins/names?${MAY}&by=source`]: { names: ['homepage', 'city_page'] },
  [`origins/names?${MAY}&by=utm_campaign`]: { names: ['vår'] },
  [`origins?${MAY}&by=source`]: origins('homepage', 'city_page'),
  [`origins?${MAY}&by=utm_campaign`]: origins('vår', ''),
  [`origins?source=homepage&${MAY}&by=source`]: origins('homepage'),
  [`origins?source=homepage&utm_campaign=v%C3%A5r&${MAY}&by=source`]: origins(),
  'quote-prices': { prices: [] },
  visits: { rows: [], total: STEPS },
  [`visits?${MAY}&by=page`]: { rows: [{ name: 'home', ...STEPS }], total: STEPS },
  [`visits?${MAY}&by=city`]: { rows: [{ name: 'Tromsø', ...TROMSØ }], total: STEPS },
  [`visits?${MAY}&by=city&city=Troms%C3%B8`]: { rows: [], total: TROMSØ },
};

const Address = () => <p data-testid="address">{useLocation().search}</p>;
const address = () => decodeURIComponent(screen.getByTestId('address').textContent);
const open = (search: string, known: Record<string, unknown> = KNOWN) =>
  openAdmin(
    <>
      <OriginsPage />
      <Address />
    </>,
    known,
    `/admin/kilder${search}`,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));
const leads = () => card('Hvor henvendelser kommer fra');
const visits = () => card('Hvor besøkende stopper');
const choose = (label: HTMLElement, value: string) =>
  fireEvent.change(label, { target: { value } });

test('slow and failed figures are reported, and can be fetched again', async () => {
  const known: Record<string, unknown> = { ...KNOWN };
  const url = `origins?${MAY}&by=source`;
  let fail = (_: number) => {};
  known[url] = new Promise<number>((resolve) => (fail = resolve));
  open('?fra=2026-05-01&til=2026-05-31', known);
  leads().getByText('Laster...');
  fail(500);
  await leads().findByText('Kunne ikke hente dataene.');
  known[url] = KNOWN[url];
  fireEvent.click(leads().getByRole('button', { name: 'Prøv igjen' }));
  await leads().findByRole('row', { name: /Bysidene/ });
});

test.each([
  ['?fra=2026-02-30&til=2020-12-31', '2020-10-02', '2020-12-31'],
  ['?fra=1026-02-20&til=2020-12-31', '2020-10-02', '2020-12-31'],
  ['?fra=2026-05-01&til=abc', '2026-05-01', ''],
  ['?til=abc', dayAt(norwegianDay(new Date()), -90), ''],
])('a day that does not exist is left out of %s', async (search, from, to) => {
  open(search, { ...KNOWN, origins: origins(), visits: { rows: [], total: STEPS } });
  await screen.findByText('Ingen henvendelser i tidsrommet.');
  expect(screen.getByLabelText<HTMLInputElement>('Fra dato').value).toBe(from);
  expect(screen.getByLabelText<HTMLInputElement>('Til dato').value).toBe(to);
});

test('a period begins 90 days before its end, and may be empty', async () => {
  open('?til=2020-12-31', { ...KNOWN, origins: origins(), visits: { rows: [], total: STEPS } });
  await screen.findByText('Ingen henvendelser i tidsrommet.');
  await screen.findByText('Ingen besøk er talt i tidsrommet.');
  expect(screen.getByLabelText<HTMLInputElement>('Fra dato').value).toBe('2020-10-02');
});

test('outcomes are grouped and filtered by the address, and link to their leads', async () => {
  open('?fra=2026-05-01&til=2026-05-31');
  await leads().findByText('2 henvendelser, 1 tatt, 1 vunnet, 0 kr');
  choose(leads().getByLabelText('Tell etter'), 'utm_campaign');
  const row = await leads().findByRole('row', { name: /vår/ });
  expect(within(row).getByRole('link').getAttribute('href')).toContain('kampanje=v%C3%A5r');
  leads().getByRole('row', { name: /Ikke oppgitt/ });
  choose(leads().getByLabelText('Tell etter'), 'source');
  await leads().findByText('Bysidene', { selector: 'option' });
  choose(leads().getByLabelText('Bare fra kilden'), 'homepage');
  await leads().findByText('1 henvendelse, 1 tatt, 1 vunnet, 0 kr');
  choose(leads().getByLabelText('Bare fra kampanjen'), 'vår');
  await leads().findByText('Ingen henvendelser i tidsrommet.');
  expect(address()).toContain('kilde=homepage&kampanje=vår');
});

test('each step of visits is a share of the step before, by page, city and source', async () => {
  open('?fra=2026-05-01&til=2026-05-31');
  await visits().findByRole('row', { name: /Forsiden/ });
  const steps = () =>
    visits()
      .getAllByRole('term')
      .map((term) => term.parentElement!.textContent);
  expect(steps().map((text) => text?.replaceAll(/\s/g, ' '))).toEqual([
    'Åpnet siden1 000',
    'Så skjemaet50050 % av steget før',
    'Begynte på steg 112024 % av steget før',
    'Kom til steg 28067 % av steget før',
    'Sendte6075 % av steget før',
  ]);
  choose(visits().getByLabelText('Tell etter'), 'city');
  await visits().findByRole('row', { name: /Tromsø/ });
  choose(visits().getByLabelText('By'), 'tromsø');
  fireEvent.keyDown(visits().getByLabelText('By'), { key: 'Enter' });
  await screen.findByText('Ingen besøk er talt i tidsrommet.');
});

const show = (prices: object[]) => openAdmin(<QuotePricesCard />, { 'quote-prices': { prices } });

test('quoted prices are shown by service and county, with median and spread', async () => {
  show([
    {
      ...{ service: 'Delstyling', county: '46', quotes: 7 },
      ...{ lowest: 18_000, median: 24_900, highest: 41_000 },
    },
  ]);
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    ...['Vestland fylke', '7', '18 000 kr', '24 900 kr', '41 000 kr'],
  ]);
});

test('too few quotes are said to be too few', async () => {
  show([]);
  await screen.findByText(/når det er minst fem tilbud/);
  expect(screen.queryByRole('table')).toBeNull();
});
