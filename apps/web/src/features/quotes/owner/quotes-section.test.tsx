import type { OwnerQuoteDto, OwnerQuotesDto } from '@boligstyling/api-client/links';
import { QUOTE_FIELDS, QUOTE_TERM_KEYS } from '@boligstyling/domain';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../../../shared/testing/page-store';
import { ANNA, BO, columnOf, KAJA, quoteOf, quotesOf } from '../testing/sample-columns';
import { QuotesSection } from './quotes-section';

let isWide = true;
beforeEach(() => {
  isWide = true;
  jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') });
  globalThis.matchMedia = (() => Object.assign(new EventTarget(), { matches: isWide })) as never;
});
afterEach(() => void jest.useRealTimers());

const acts = () => ({
  busy: false,
  choose: jest.fn(async () => true),
  undo: jest.fn(async () => true),
  declineAll: jest.fn(async () => true),
  savePdf: jest.fn(async () => true),
  refresh: jest.fn(),
});

const show = (view: OwnerQuotesDto, by = acts()) => {
  render(
    <Provider store={pageStore()}>
      <QuotesSection view={view} acts={by} byEmail={false} />
    </Provider>,
  );
  return by;
};

const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ') ?? '';
const textOf = (element: HTMLElement) => plain(element.textContent);
const cells = (row: string) =>
  within(screen.getByRole('rowheader', { name: row }).closest('tr')!)
    .getAllByRole('cell')
    .map(textOf);
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));

test('a press that is no longer possible leaves the focus among the quotes', () => {
  const page = (view: OwnerQuotesDto) => (
    <Provider store={pageStore()}>
      <QuotesSection view={view} acts={acts()} byEmail={false} />
    </Provider>
  );
  const { rerender } = render(page(quotesOf([ANNA, BO])));
  screen.getByRole('button', { name: 'Velg Bo' }).focus();
  const withdrawn = columnOf('Bo Lie', quoteOf('bo', {}, { state: 'withdrawn' }));
  rerender(page(quotesOf([ANNA, withdrawn])));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tilbudene' }));
});

test('a quote for the earlier service says so and has no button, while another can be chosen', () => {
  const quote = quoteOf('bo', {}, { for_earlier_service: true });
  const outdated = { ...columnOf('Bo Lie', quote), service: 'Fullstyling' };
  show(quotesOf([ANNA, outdated]));
  expect(cells('Tjeneste')).toEqual(['Delstyling', 'Fullstyling']);
  expect(textOf(screen.getByRole('columnheader', { name: /Bo Lie/ }))).toContain(
    'Gjelder den forrige tjenesten. Du kan velge det når stylisten har endret det.',
  );
  expect(screen.queryByRole('button', { name: 'Velg Bo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Velg Anna' })).toBeTruthy();
});

test('quotes of merged leads name the service that each is for', () => {
  show(quotesOf([ANNA, { ...BO, service: 'Fullstyling' }]));
  expect(cells('Tjeneste')).toEqual(['Delstyling', 'Fullstyling']);
});

test('the table has a header for each stylist and each kind of information, in one order', () => {
  show(quotesOf([ANNA, BO, KAJA], { marks: { lowest_price: 'anna', earliest_start: null } }));
  screen.getByRole('table', { name: 'Tre stylister, side om side' });
  const columns = screen.getAllByRole('columnheader');
  expect(columns.map((each) => each.getAttribute('abbr'))).toEqual([...['Anna', 'Bo', 'Kaja']]);
  expect(screen.getAllByRole('rowheader').map(textOf)).toEqual([
    ...['Pris', 'Med i prisen', 'Kan begynne', 'Møblene står', 'Gjelder til'],
    ...['Omtaler', 'Skriver', 'Ditt valg'],
  ]);
  expect(cells('Pris')).toEqual([
    '24 900 krherav mva. 4 980 krLavest pris',
    '27 000–31 000 krherav mva. 5 400–6 200 kr',
    '',
  ]);
  expect(textOf(columns[2]!)).toContain('Har ikke sendt tilbud ennå.');
});

test('each sum is one number to screen readers that group digits by plain spaces alone', () => {
  show(quotesOf([ANNA, BO]));
  const sumsIn = (row: string) => {
    const found = screen.getByRole('rowheader', { name: row }).closest('tr')!;
    return [...found.querySelectorAll('.sum')].map((each) => each.textContent);
  };
  expect(sumsIn('Pris')).toEqual([
    ...['24 900 kr', '4 980 kr', '27 000', '31 000 kr', '5 400', '6 200 kr'],
  ]);
  expect(sumsIn('Møblene står')).toEqual(['1 900 kr', '1 900 kr']);
});

test('MVA is stated for a registered stylist alone', () => {
  const bare = quoteOf('bo', { has_vat: false }, { vat_from: null, vat_to: null });
  const changed = { version: 2, changes: [{ field: 'has_vat', before: 'true' }] };
  show(quotesOf([ANNA, columnOf('Bo Lie', { ...bare, ...changed })]));
  expect(cells('Pris')).toEqual([
    '24 900 krherav mva. 4 980 kr',
    '24 900 kringen mva., stylisten er ikke mva-registrertFør med mva.',
  ]);
});

test('a narrow page has a card for each stylist, with names to jump by', async () => {
  isWide = false;
  show(quotesOf([ANNA, BO, KAJA]));
  expect(screen.queryByRole('table')).toBeNull();
  const jump = screen.getByRole('navigation', { name: 'Hopp til' });
  expect(within(jump).getAllByRole('button').map(textOf)).toEqual([
    ...['Anna24 900', 'Bofra 27 000', 'Kajaventer'],
  ]);
  const card = screen.getByRole('article', { name: 'Bo Lie, Bo Lie AS' });
  card.scrollIntoView = () => {};
  fireEvent.click(within(jump).getByText('Bo'));
  expect(document.activeElement).toBe(card);
});

test('each item of the checklist is a tick or a dash, also for screen readers', () => {
  show(quotesOf([ANNA]));
  const items = within(screen.getAllByRole('cell')[2]!).getAllByRole('listitem');
  expect(items.map(textOf)).toEqual([
    ...['Med: Befaring', 'Med: Møbler', 'Ikke med: Tekstiler og planter'],
    ...['Med: Transport, montering og nedrigging', 'Ikke med: Stylist til fotografering'],
    'Ikke med: Rådgivning',
  ]);
});

test('a revision shows what it changed, from what', () => {
  const changes = [
    { field: 'price_from', before: '26900' },
    { field: 'includes', before: 'inspection,furniture,advice' },
    { field: 'rental_weeks', before: '4' },
    { field: 'earliest_start', before: '2026-12-14' },
    { field: 'message', before: null },
    { field: 'attachments', before: 'Plan, 1. etasje.pdf, Stue.jpg' },
  ];
  const file = { kind: 'pdf', bytes: 1, url: '/a', small_url: null, width: null, height: null };
  const attachments = ['Plan, 1. etasje.pdf', 'Pris.pdf'].map((file_name) => ({
    ...{ ...file, id: file_name, file_name },
  })) as OwnerQuoteDto['attachments'];
  const revised = { version: 2, revised_at: '2026-11-28T12:00:00Z', changes, attachments };
  show(quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, revised))]));
  screen.getByText('Endret i går');
  expect(cells('Pris')[0]).toContain('Før 26 900 kr');
  const [included] = cells('Med i prisen');
  expect(included).toContain('Nytt: transport, montering og nedrigging');
  expect(included).toContain('Ikke lenger: rådgivning');
  expect(cells('Møblene står')).toEqual(['6 uker1 900 kr per uke etterpåFør 4 uker']);
  expect(cells('Kan begynne')[0]).toContain('Før mandag 14. desember');
  expect(cells('Skriver')[0]).toContain('Endret');
  expect(cells('Vedlegg')[0]).toMatch(/Nytt: Pris\.pdfIkke lenger: Stue\.jpg$/);
});

test.each([
  ['Plan, 2. etasje.pdf', ['Plan.pdf'], 'Nytt: Plan.pdf', 'Ikke lenger: Plan, 2. etasje.pdf'],
  [
    'A.pdf, Plan, 2. etasje.pdf',
    ['2. etasje.pdf', 'Plan, 2. etasje.pdf'],
    'Nytt: 2. etasje.pdf',
    'Ikke lenger: A.pdf',
  ],
  ['Plan.pdf', ['Plan.pdf'], 'Endret'],
  [null, ['Plan.pdf'], 'Nytt: Plan.pdf'],
])('attachments «%s» that became %j are described as changed', (before, names, ...said) => {
  const attachments = names.map((file_name) => ({
    ...{ kind: 'pdf', bytes: 1, url: '/a', small_url: null, width: null, height: null },
    ...{ id: file_name, file_name },
  })) as OwnerQuoteDto['attachments'];
  const changes = [{ field: 'attachments', before }];
  const revised = { version: 2, revised_at: '2026-11-28T12:00:00Z', changes, attachments };
  show(quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, revised))]));
  expect(cells('Vedlegg')[0]?.endsWith(said.join(''))).toBe(true);
});

/** Earlier values by wire name, with terms in which no other value explains the change. */
const RANGE = { price_to: 29_000, price_depends_on: 'Antall rom.' };
const EARLIER: Record<string, [string, Partial<OwnerQuoteDto['terms']>]> = {
  price_from: ['20000', {}],
  price_to: ['31000', RANGE],
  price_depends_on: ['Om sofaen blir stående.', RANGE],
  has_vat: ['false', {}],
  includes: ['inspection', {}],
  includes_other: ['Blomster.', {}],
  rental_weeks: ['4', { rental_weeks: null, extra_week_price: null }],
  extra_week_price: ['1500', { extra_week_price: null }],
  earliest_start: ['2026-12-14', {}],
  valid_until: ['2026-12-09', {}],
  message: ['Jeg kommer i morgen.', { message: null }],
};

test.each([true, false])('each term that a revision changes is marked, wide %j', (wide) => {
  isWide = wide;
  expect(Object.keys(EARLIER)).toEqual(QUOTE_TERM_KEYS.map((key) => QUOTE_FIELDS[key].wire));
  for (const [field, [before, terms]] of Object.entries(EARLIER)) {
    const of = (changes: OwnerQuoteDto['changes']) => {
      const view = quotesOf([
        columnOf('Anna Solheim', quoteOf('anna', terms, { version: 2, changes })),
      ]);
      const { container, unmount } = render(
        <Provider store={pageStore()}>
          <QuotesSection view={view} acts={acts()} byEmail={false} />
        </Provider>,
      );
      const marks = [...container.querySelectorAll('.change')].map((each) => each.textContent);
      unmount();
      return marks;
    };
    expect([field, of([]).length, of([{ field, before }]).length > 0]).toEqual([field, 0, true]);
  }
});

test('cards have the same rows in the same order, and name what a quote lacks', () => {
  isWide = false;
  const bare = { rental_weeks: null, extra_week_price: null, message: null };
  const lacks = columnOf('Bo Lie', quoteOf('bo', bare));
  show(
    quotesOf([columnOf('Anna Solheim', quoteOf('anna'), { presentation: 'Vi styler.' }), lacks]),
  );
  const rows = (name: string) =>
    within(screen.getByRole('article', { name: new RegExp(name) }))
      .getAllByRole('term')
      .map(textOf);
  expect(rows('Bo Lie')).toEqual(rows('Anna Solheim'));
  const values = within(screen.getByRole('article', { name: 'Bo Lie, Bo Lie AS' }))
    .getAllByRole('definition')
    .map(textOf);
  expect(values.filter((each) => each === '–Ingenting')).toHaveLength(2);
  expect(values).toContain('Ikke leie av møbler');
});

test('rows that no quote fills are left out', () => {
  const bare = { rental_weeks: null, extra_week_price: null, message: null };
  show(quotesOf([columnOf('Anna Solheim', quoteOf('anna', bare))]));
  expect(screen.queryByRole('rowheader', { name: 'Møblene står' })).toBeNull();
  expect(screen.queryByRole('rowheader', { name: 'Skriver' })).toBeNull();
});

test('expired, withdrawn and declined quotes say so and cannot be chosen', () => {
  const inState = (name: string, state: 'expired' | 'withdrawn' | 'declined') =>
    columnOf(name, quoteOf(name, { price_from: 1_234_567 }, { state }));
  show(
    quotesOf([inState('Anna', 'expired'), inState('Bo', 'withdrawn'), inState('Kaja', 'declined')]),
  );
  screen.getByText('Tilbudet gikk ut torsdag 10. desember.');
  screen.getByText('Har trukket tilbudet sitt.');
  screen.getByText('Ikke valgt');
  expect(cells('Pris')[0]).toContain('1 234 567 kr');
  expect(cells('Pris')[1]).toBe('');
  expect(screen.queryByRole('button', { name: /^Velg/ })).toBeNull();
});

test('a question about a quote goes by telephone or by e-mail', () => {
  show(quotesOf([ANNA]));
  const links = within(screen.getAllByRole('cell').at(-1)!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+4790123456',
    'mailto:anna@example.no',
  ]);
});

test('«Velg Anna» asks once, with price, start and what happens to the others', async () => {
  const by = show(quotesOf([ANNA, BO, KAJA]));
  await press('Velg Anna');
  expect(by.choose).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(textOf(dialog)).toContain('24 900 kr med mva., fra mandag 7. desember.');
  expect(textOf(dialog)).toContain('Du kan angre i ti minutter. Deretter får Bo en vennlig takk.');
  await act(async () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Velg Anna', hidden: true })),
  );
  expect(by.choose.mock.calls).toEqual([[ANNA]]);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

const CHOSEN = quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, { state: 'chosen' })), BO], {
  ...{ can_choose: false, can_decline_all: false },
  choice: {
    ...{ quote_id: 'anna', chosen_at: '2026-11-29T11:56:00Z' },
    undoable_until: '2026-11-29T12:06:00Z',
  },
});

test('a choice can be undone until its clock time, and the page asks again afterwards', async () => {
  const by = show(CHOSEN);
  screen.getByText('Angre til kl. 13:06');
  screen.getByText('Da får Anna beskjed, og Bo en vennlig takk.');
  screen.getByText('Anna ringer deg');
  await press('Angre valget');
  expect(by.undo).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(6 * 60_000));
  expect(by.refresh).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(by.refresh).toHaveBeenCalledTimes(1);
});

test('a final choice cannot be undone', () => {
  show({ ...CHOSEN, choice: { ...CHOSEN.choice!, undoable_until: null } });
  screen.getByText('Anna har fått beskjed.');
  expect(screen.queryByRole('button', { name: 'Angre valget' })).toBeNull();
});

test.each([
  ['Ja, let videre', true],
  ['Nei, avslutt', false],
])('«Ingen av dem passer» asks whether to go on: «%s»', async (name, keepSearching) => {
  const by = show(quotesOf([ANNA, BO]));
  await press('Ingen av dem passer');
  screen.getByText(/^Anna og Bo får en vennlig takk\./);
  await press(name);
  expect(by.declineAll.mock.calls).toEqual([[keepSearching]]);
});

test('«Ingen av dem passer» is asked no longer once the last open quote is withdrawn', async () => {
  const shown = (columns: OwnerQuotesDto['columns'], isAnyOpen: boolean) => (
    <Provider store={pageStore()}>
      <QuotesSection
        view={quotesOf(columns, { can_decline_all: isAnyOpen, can_choose: isAnyOpen })}
        acts={acts()}
        byEmail={false}
      />
    </Provider>
  );
  const { rerender } = render(shown([ANNA], true));
  await press('Det passer ikke');
  screen.getByRole('dialog', { hidden: true });
  rerender(shown([columnOf('Anna Solheim', quoteOf('anna', {}, { state: 'withdrawn' }))], false));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  rerender(shown([ANNA], true));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test.each<[string, OwnerQuotesDto]>([
  ['another is chosen elsewhere', { ...quotesOf([ANNA, BO]), can_choose: false }],
  [
    'it is withdrawn',
    quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, { state: 'withdrawn' })), BO]),
  ],
])('a choice is asked about no longer once %s', async (_, after) => {
  const shown = (view: OwnerQuotesDto) => (
    <Provider store={pageStore()}>
      <QuotesSection view={view} acts={acts()} byEmail={false} />
    </Provider>
  );
  const { rerender } = render(shown(quotesOf([ANNA, BO])));
  await press('Velg Anna');
  screen.getByRole('dialog', { hidden: true });
  rerender(shown(quotesOf([ANNA, BO, KAJA])));
  screen.getByRole('dialog', { hidden: true });
  rerender(shown(after));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('without a quote the page names the partners who can send one', () => {
  show(quotesOf([KAJA, columnOf('Bo Lie')]));
  screen.getByRole('heading', { name: 'Ingen tilbud ennå' });
  screen.getByText(/^Kaja og Bo kan sende deg pris her\./);
  expect(screen.queryByRole('table')).toBeNull();
});
