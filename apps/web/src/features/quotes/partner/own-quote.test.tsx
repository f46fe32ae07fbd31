import type { PartnerQuoteDto } from '@boligstyling/api-client/links';
import { sampleTerms } from '@boligstyling/domain/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../../../shared/testing/page-store';
import { selectToasts } from '../../../shared/toast/toast-slice';
import { ANNA } from '../testing/sample-columns';
import { keptQuote } from './draft-saver';
import type { QuoteCalls } from './quote-calls';
import { QuoteDesk } from './own-quote';
import { wireOf } from './written-quote';

const TERMS = wireOf(
  sampleTerms({ earliestStart: '2026-12-07', validUntil: '2026-12-13' }),
) as NonNullable<PartnerQuoteDto['terms']>;

const EMPTY: PartnerQuoteDto = {
  ...{ partner: ANNA.partner, owner_first_name: 'Marianne', service: 'Delstyling' },
  ...{ place: 'Bergen', facts: '75 m², Bergen 5015', can_write: true },
  ...{ state: null, version: 0, history: [], templates: [], chosen_at: null, reason: null },
  ...{ templates_version: 'v1', last_has_vat: true, attachments: [], next_attachments: [] },
  for_earlier_service: false,
};
const SENT: PartnerQuoteDto = {
  ...{ ...EMPTY, state: 'sent', version: 1, terms: TERMS },
  history: [{ version: 1, sent_at: '2026-11-29T10:00:00Z', terms: TERMS, attachments: [] }],
};

const LOST = { error: { status: 'FETCH_ERROR', error: 'offline' } };
let calls: jest.Mocked<QuoteCalls>;
let savedTemplates: unknown;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') });
  localStorage.clear();
  store = pageStore();
  calls = {
    assignment: 'a1',
    saveDraft: jest.fn(async () => ({})),
    send: jest.fn(async () => ({})),
    withdraw: jest.fn(async () => ({})),
    attachment: jest.fn((id) => ({ path: `/attachments/${id}`, headers: {} })),
    removeAttachment: jest.fn(async () => ({})),
    refresh: jest.fn(async () => ({})),
    saveTemplates: jest.fn(async (templates: readonly object[]) => {
      savedTemplates = templates;
      return {};
    }),
  };
});
afterEach(() => void jest.useRealTimers());

let store: ReturnType<typeof pageStore>;
const toasts = () => selectToasts(store.getState()).map(({ title, text }) => `${title}: ${text}`);
const page = (view: PartnerQuoteDto) => (
  <Provider store={store}>
    <QuoteDesk view={view} calls={calls} />
  </Provider>
);
const show = (view = EMPTY) => render(page(view));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');

function fillIn() {
  write('Pris med mva.', '24900');
  fireEvent.click(screen.getByLabelText('Befaring'));
  write('Kan begynne', '2026-12-07');
}
const preview = () => press('Se det slik Marianne ser det');

test('a quote for the earlier service asks its stylist to change it', () => {
  show({ ...SENT, for_earlier_service: true });
  expect(heading()).toBe('Marianne har fått tilbudet ditt');
  screen.getByText(
    'Eieren har rettet tjenesten, og kan ikke velge tilbudet før du har endret det.',
  );
  expect(screen.getByRole('button', { name: 'Endre tilbudet' })).toBeTruthy();
});

test('the MVA is computed while the price is typed, also for a range', () => {
  show();
  screen.getByText('Eieren ser denne summen.');
  write('Pris med mva.', '24 900 kr');
  screen.getByText('Herav mva. 4 980 kr. Eieren ser denne summen.');
  fireEvent.click(screen.getByLabelText('Fra–til'));
  write('Til, med mva.', '31000');
  expect(plain(screen.getByText(/begge summene/).textContent)).toMatch(
    /^Herav mva\. 4 980–.?6 200 kr/,
  );
});

test('a partner that has never said so states once whether it is registered for MVA', async () => {
  show({ ...EMPTY, last_has_vat: null });
  write('Pris', '24900');
  fireEvent.click(screen.getByLabelText('Befaring'));
  write('Kan begynne', '2026-12-07');
  screen.getByText('Eieren ser denne summen.');
  await preview();
  await wait(50);
  screen.getByText('Svar ja eller nei på om du er mva-registrert.');
  const group = screen.getByRole('radiogroup', { name: 'Er du mva-registrert?' });
  expect(group.contains(document.activeElement)).toBe(true);
  fireEvent.click(within(group).getByLabelText('Nei'));
  screen.getByText(/uten mva\. fordi du ikke er mva-registrert/);
  await preview();
  screen.getByText('ingen mva., stylisten er ikke mva-registrert');
  expect(screen.queryByText(/herav mva/i)).toBeNull();
  await press('Send tilbudet');
  expect(calls.send.mock.calls).toMatchObject([
    [{ hasVat: false, priceFrom: 24_900 }, 0, expect.any(String)],
  ]);
});

test('each further quote begins with the partner’s last answer about MVA', () => {
  show({ ...EMPTY, last_has_vat: false, suggestion: TERMS });
  expect(screen.getByLabelText<HTMLInputElement>('Nei').checked).toBe(false);
  fireEvent.click(screen.getByText('Tomt skjema'));
  expect(screen.getByLabelText<HTMLInputElement>('Nei').checked).toBe(true);
});

test('numbers get the phone’s digits, and days the phone’s calendar', () => {
  show();
  for (const label of ['Pris med mva.', /^Uker med møbler/, /^Per uke etterpå/]) {
    expect(field(label).inputMode).toBe('numeric');
  }
  expect(field('Kan begynne').type).toBe('date');
  expect(field('Gjelder til').value).toBe('2026-12-13');
});

test('an unfinished quote is not previewed, and the first fault gets the focus', async () => {
  show();
  await preview();
  await wait(50);
  expect(heading()).toBe('Tilbud til Marianne');
  expect(document.activeElement).toBe(field('Pris med mva.'));
});

test('the draft is on the device at once, on the server after a pause', async () => {
  show();
  write('Pris med mva.', '24900');
  expect(keptQuote('a1')?.priceFrom).toBe('24900');
  expect(calls.saveDraft).not.toHaveBeenCalled();
  await wait(800);
  expect(calls.saveDraft.mock.calls).toMatchObject([[{ priceFrom: 24_900 }]]);
  screen.getByText(/^Utkastet er lagret\./);
  expect(keptQuote('a1')).toBeUndefined();
});

test('a draft saved in another window replaces an unchanged one, and no unsaved one', async () => {
  const stored = (price_from: number) => ({ ...EMPTY, draft: { ...TERMS, price_from } });
  const { rerender } = show(stored(20_000));
  rerender(page(stored(30_000)));
  expect(plain(field('Pris med mva.').value)).toBe('30 000');
  write('Pris med mva.', '25000');
  rerender(page(stored(40_000)));
  expect(field('Pris med mva.').value).toBe('25000');
  await wait(800);
  rerender(page(stored(25_000)));
  expect(field('Pris med mva.').value).toBe('25000');
});

test('a draft saved on another device keeps what each has written, and the page says so', async () => {
  const stored = { ...TERMS, price_from: 20_000, message: 'Hei' };
  show({ ...EMPTY, draft: stored });
  const theirs = { ...stored, price_from: 30_000, message: 'Hallo' };
  calls.refresh.mockResolvedValue({ data: { ...EMPTY, draft: theirs } });
  write(/^Melding/, 'Hei, Marianne');
  fireEvent.click(screen.getByLabelText('Fra–til'));
  write('Til, med mva.', 'ca. 40 000');
  await wait(800);
  const both = { priceFrom: 30_000, priceTo: null, message: 'Hei, Marianne' };
  expect(calls.saveDraft.mock.calls).toMatchObject([[both]]);
  expect(plain(field('Fra, med mva.').value)).toBe('30 000');
  expect(field('Til, med mva.').value).toBe('ca. 40 000');
  expect(toasts()).toEqual([
    'Utkastet er endret et annet sted: Vi har satt det sammen. Står det noe ulikt i samme felt, gjelder det du skrev her.',
  ]);
  const own = { ...theirs, message: 'Hei, Marianne' };
  calls.refresh.mockResolvedValue({ data: { ...EMPTY, draft: own } });
  write('Fra, med mva.', '25000');
  await wait(800);
  expect(calls.saveDraft.mock.calls[1]).toMatchObject([{ priceFrom: 25_000 }]);
  expect(toasts()).toHaveLength(1);
});

test('an own draft whose answer was lost, or a failed reading, is no change by another device', async () => {
  const stored = { ...TERMS, message: 'Hei' };
  show({ ...EMPTY, draft: stored });
  calls.saveDraft.mockResolvedValueOnce(LOST);
  write(/^Melding/, 'Hei, Marianne');
  await wait(800);
  calls.refresh.mockResolvedValueOnce({
    data: { ...EMPTY, draft: { ...stored, message: 'Hei, Marianne' } },
  });
  write(/^Melding/, 'Hei');
  await wait(800);
  calls.refresh.mockResolvedValue({ ...LOST, data: { ...EMPTY, draft: stored } });
  write('Pris med mva.', '30000');
  await wait(800);
  expect(calls.saveDraft.mock.calls.at(-1)).toMatchObject([{ priceFrom: 30_000, message: 'Hei' }]);
  expect(toasts()).toEqual([]);
});

test('what is typed stays where the device keeps nothing and another device has saved', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const stored = { ...TERMS, message: 'Hei' };
  const { rerender } = show({ ...EMPTY, draft: stored });
  const theirs = { ...EMPTY, draft: { ...stored, price_from: 30_000 } };
  const reading = Promise.withResolvers<{ data: PartnerQuoteDto }>();
  calls.refresh.mockReturnValue(reading.promise);
  write(/^Melding/, 'Hei, Marianne');
  await wait(800);
  rerender(page(theirs));
  await act(async () => reading.resolve({ data: theirs }));
  full.mockRestore();
  const both = { priceFrom: 30_000, message: 'Hei, Marianne' };
  expect(calls.saveDraft.mock.calls).toMatchObject([[both]]);
  expect(field(/^Melding/).value).toBe('Hei, Marianne');
});

test('a reading that breaks off stops no saving', async () => {
  calls.refresh.mockRejectedValue(new Error('not begun'));
  show();
  write('Pris med mva.', '24900');
  await wait(800);
  expect(calls.saveDraft.mock.calls).toMatchObject([[{ priceFrom: 24_900 }]]);
});

test('values that the server’s draft cannot hold stay on the device', async () => {
  show();
  write('Pris med mva.', 'ca. 20 000');
  write(/^Melding/, 'a'.repeat(3000));
  await wait(800);
  expect(keptQuote('a1')).toMatchObject({ priceFrom: 'ca. 20 000', message: 'a'.repeat(3000) });
  screen.getByText(/^Utkastet er lagret\./);
});

test('a lost network is shown, and the draft is saved once the network is back', async () => {
  calls.saveDraft.mockResolvedValue(LOST);
  show();
  write('Pris med mva.', '24900');
  await wait(800);
  screen.getByText(/^Du er uten nett\. Utkastet er lagret på denne enheten/);
  expect(keptQuote('a1')?.priceFrom).toBe('24900');
  calls.saveDraft.mockResolvedValue({});
  await act(async () => window.dispatchEvent(new Event('online')));
  await wait(0);
  screen.getByText(/^Utkastet er lagret\./);
});

test('the draft on the device replaces the older one of the server', () => {
  show();
  write('Pris med mva.', '19900');
  document.body.innerHTML = '';
  show({ ...EMPTY, draft: TERMS });
  expect(field('Pris med mva.').value).toBe('19900');
  screen.getByText(/^Her er det du skrev sist/);
});

test('a quote is sent once however often the button is pressed, and again under its key', async () => {
  let answer: (value: { error?: unknown }) => void = () => {};
  calls.send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  show();
  fillIn();
  await preview();
  expect(heading()).toBe('Slik ser Marianne det');
  expect(document.activeElement?.textContent).toBe('Slik ser Marianne det');
  await press('Send tilbudet');
  await press('Send tilbudet');
  expect(calls.send).toHaveBeenCalledTimes(1);
  await act(async () => answer(LOST));
  expect(screen.getByRole('alert').textContent).toMatch(/^Vi fikk ikke svar\./);
  await press('Send tilbudet');
  const [first, again] = calls.send.mock.calls;
  expect(first).toMatchObject([{ priceFrom: 24_900 }, 0, expect.any(String)]);
  expect(again).toEqual(first);
  await act(async () => answer({}));
  expect(keptQuote('a1')).toBeUndefined();
});

test.each([
  [428, 'version-required'],
  [412, 'version-stale'],
])('a quote that another window has sent (%i) keeps what is written here', async (status, code) => {
  const refused = { status, data: { type: `/problems/${code}`, error: 'x' } };
  calls.send.mockResolvedValue({ error: refused });
  const { rerender } = show();
  fillIn();
  await wait(800);
  expect(keptQuote('a1')).toBeUndefined();
  await preview();
  await press('Send tilbudet');
  rerender(page(SENT));
  expect(toasts()).toEqual([
    'Dette ble ikke sendt: Tilbudet er sendt fra et annet vindu siden du begynte her. Det du skrev, er lagret som utkast.',
  ]);
  await press('Endre tilbudet');
  expect(field('Kan begynne').value).toBe('2026-12-07');
  expect(plain(field('Pris med mva.').value)).toBe('24900');
});

test('a draft that the server does not take is not said to lack a network', async () => {
  calls.saveDraft.mockResolvedValue({ error: { status: 503, data: { error: 'Opptatt.' } } });
  show();
  write('Pris med mva.', '24900');
  await wait(800);
  expect(screen.queryByText(/uten nett/)).toBeNull();
  screen.getByText(/^Utkastet er lagret på denne enheten/);
});

test('a refusal stays in view when the form goes', async () => {
  const refused = { status: 409, data: { error: 'Henvendelsen er avsluttet.' } };
  calls.send.mockResolvedValue({ error: refused });
  const { rerender } = show();
  fillIn();
  await preview();
  await press('Send tilbudet');
  rerender(page({ ...SENT, can_write: false }));
  expect(toasts()).toEqual(['Det gikk ikke: Henvendelsen er avsluttet.']);
});

test('a session that ended at the preview leads to the login', async () => {
  calls.send.mockResolvedValue({ error: { status: 401, data: { error: 'Logg inn på nytt.' } } });
  show();
  fillIn();
  await preview();
  await press('Send tilbudet');
  const [toast] = selectToasts(store.getState());
  expect(toast).toMatchObject({ link: { to: '/partner/logg-inn' }, stays: true });
});

test('a revision ends when the owner has chosen meanwhile', async () => {
  const { rerender } = show(SENT);
  await press('Endre tilbudet');
  expect(heading()).toBe('Tilbud til Marianne');
  rerender(page({ ...SENT, state: 'declined', can_write: false }));
  expect(screen.queryByRole('button', { name: /^Se det slik/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('refused terms are shown at their field, and what was written stays', async () => {
  const errors = [{ field: 'price_from', message: 'For høy.' }];
  calls.send.mockResolvedValue({ error: { status: 400, data: { error: 'Rett dette.', errors } } });
  show();
  fillIn();
  await preview();
  await press('Send tilbudet');
  screen.getByText('For høy.');
  expect(plain(field('Pris med mva.').value)).toBe('24900');
});

test('the form begins from the last quote, and a template is one press away and back', async () => {
  const big = { id: 't1', name: 'Enebolig', terms: { ...TERMS, price_from: 62_000 } };
  show({ ...EMPTY, suggestion: TERMS, templates: [big] });
  expect(plain(field('Pris med mva.').value)).toBe('24 900');
  await press('Enebolig');
  expect(plain(field('Pris med mva.').value)).toBe('62 000');
  screen.getByText('Fylt ut fra «Enebolig».');
  await press('Angre');
  expect(plain(field('Pris med mva.').value)).toBe('24 900');
});

test('«Angre» after a template leaves the focus where the form begins', async () => {
  show({ ...EMPTY, suggestion: TERMS });
  await press('Tomt skjema');
  screen.getByRole('button', { name: 'Angre' }).focus();
  await press('Angre');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Begynn fra' }));
});

test('a return from the preview leads to the form’s heading', async () => {
  show();
  fillIn();
  await preview();
  await press('Endre');
  expect(document.activeElement?.textContent).toBe('Tilbud til Marianne');
});

test('the name of a template is ready to be typed over', async () => {
  show({ ...EMPTY, templates: [{ id: 't1', name: 'Enebolig', terms: TERMS }] });
  await press('Gi «Enebolig» nytt navn');
  expect(document.activeElement).toBe(screen.getAllByLabelText('Navn på malen')[0]);
});

test('templates are saved, renamed and deleted, at most five', async () => {
  const named = (name: string) => ({ id: name, name, terms: TERMS });
  const { rerender } = show({ ...EMPTY, templates: [named('Enebolig')] });
  fillIn();
  write('Navn på malen', ' Treroms ');
  await press('Lagre som mal');
  expect(savedTemplates).toMatchObject([
    { name: 'Enebolig' },
    { name: 'Treroms', terms: { price_from: 24_900 } },
  ]);
  await press('Gi «Enebolig» nytt navn');
  const [rename] = screen.getAllByLabelText('Navn på malen');
  fireEvent.change(rename!, { target: { value: 'Stor enebolig' } });
  await press('Lagre navnet');
  expect(savedTemplates).toMatchObject([{ name: 'Stor enebolig' }]);
  await press('Slett «Enebolig»');
  expect(savedTemplates).toEqual([]);
  rerender(page({ ...EMPTY, templates: ['1', '2', '3', '4', '5'].map(named) }));
  screen.getByText('Du har fem maler. Slett en for å lagre en ny.');
  expect(screen.queryByRole('button', { name: 'Lagre som mal' })).toBeNull();
});

test('templates saved in another window stay, and so does what was typed', async () => {
  const named = (id: string, name: string) => ({ id, name, terms: TERMS });
  const { rerender } = show({ ...EMPTY, templates: [named('1', 'Enebolig')] });
  await press('Gi «Enebolig» nytt navn');
  const typed = () =>
    screen.getAllByLabelText<HTMLInputElement>('Navn på malen').map(({ value }) => value);
  const [rename, added] = screen.getAllByLabelText('Navn på malen');
  fireEvent.change(rename!, { target: { value: 'Stor enebolig' } });
  fireEvent.change(added!, { target: { value: 'Treroms' } });
  const data = { type: '/problems/version-stale', error: 'Noen andre har endret dette.' };
  calls.saveTemplates.mockResolvedValueOnce({ error: { status: 412, data } });
  await press('Lagre navnet');
  expect(calls.saveTemplates.mock.lastCall?.[1]).toBe('v1');
  expect(toasts()).toEqual([expect.stringContaining('Noen andre har endret dette.')]);
  const theirs = [named('2', 'Toroms'), named('3', 'Enebolig')];
  rerender(page({ ...EMPTY, templates_version: 'v2', templates: theirs }));
  expect(typed()).toEqual(['Stor enebolig', 'Treroms']);
  await press('Lagre navnet');
  expect(savedTemplates).toMatchObject([{ name: 'Toroms' }, { name: 'Stor enebolig' }]);
  expect(calls.saveTemplates.mock.lastCall?.[1]).toBe('v2');
  const full = ['4', '5', '6', '7', '8'].map((id) => named(id, id));
  rerender(page({ ...EMPTY, templates: full }));
  rerender(page({ ...EMPTY, templates: full.slice(1) }));
  expect(typed()).toEqual(['Treroms']);
});

test('a template renamed in another window can still be renamed here', async () => {
  const named = (id: string, name: string) => ({ id, name, terms: TERMS });
  const { rerender } = show({ ...EMPTY, templates: [named('1', 'Enebolig')] });
  await press('Gi «Enebolig» nytt navn');
  const [rename] = screen.getAllByLabelText('Navn på malen');
  fireEvent.change(rename!, { target: { value: 'Villa' } });
  rerender(page({ ...EMPTY, templates: [named('2', 'Hus')] }));
  await press('Lagre navnet');
  expect(savedTemplates).toMatchObject([{ name: 'Villa' }]);
});

test('a sent quote is revised from its terms, with its version and what changes', async () => {
  show(SENT);
  expect(heading()).toBe('Marianne har fått tilbudet ditt');
  await press('Endre tilbudet');
  write('Pris med mva.', '23 500');
  await preview();
  expect(plain(screen.getByText(/^Før/).textContent)).toBe('Før 24 900 kr');
  await press('Send endringen');
  expect(calls.send.mock.lastCall).toMatchObject([{ priceFrom: 23_500 }, 1, expect.any(String)]);
  expect(heading()).toBe('Marianne har fått tilbudet ditt');
});

test('a revision whose answer was lost ends once the page shows it', async () => {
  calls.send.mockResolvedValue(LOST);
  const { rerender } = show(SENT);
  await press('Endre tilbudet');
  write('Pris med mva.', '23 500');
  await preview();
  await press('Send endringen');
  expect(screen.getByRole('alert').textContent).toMatch(/^Vi fikk ikke svar\./);
  rerender(page({ ...SENT, version: 2, terms: { ...TERMS, price_from: 23_500 } }));
  expect(heading()).toBe('Marianne har fått tilbudet ditt');
  expect(keptQuote('a1')).toBeUndefined();
  await press('Endre tilbudet');
  expect(heading()).toBe('Tilbud til Marianne');
});

test('a revision whose answer was lost goes on where another one was sent', async () => {
  calls.send.mockResolvedValue(LOST);
  const { rerender } = show(SENT);
  await press('Endre tilbudet');
  write('Pris med mva.', '23 500');
  await preview();
  await press('Send endringen');
  rerender(page({ ...SENT, version: 2, terms: { ...TERMS, price_from: 30_000 } }));
  expect(plain(field('Pris med mva.').value)).toBe('23 500');
});

test('a withdrawal is asked about once', async () => {
  show(SENT);
  await press('Trekk tilbudet');
  expect(calls.withdraw).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { hidden: true });
  await act(async () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Trekk tilbudet', hidden: true })),
  );
  expect(calls.withdraw).toHaveBeenCalledTimes(1);
});

test('a withdrawal scrolls to the heading that says so, from the buttons far below', () => {
  const { rerender } = show(SENT);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  rerender(page({ ...SENT, state: 'withdrawn' }));
  expect(document.activeElement?.textContent).toBe('Du har trukket tilbudet');
  expect(focus.mock.calls).toEqual([[]]);
  focus.mockRestore();
});

test.each([
  ['withdrawn', true, 'Du har trukket tilbudet', 'Send et nytt'],
  ['expired', true, 'Tilbudet ditt gikk ut', 'Send et nytt'],
  ['chosen', false, 'Marianne har valgt deg', null],
  ['declined', false, 'Det ble ikke deg denne gangen', null],
] as const)('a quote shows that it is %s', (state, can_write, text, button) => {
  show({ ...SENT, state, can_write });
  expect(heading()).toBe(text);
  expect(screen.queryByRole('button', { name: 'Send et nytt' }) !== null).toBe(button !== null);
});

test.each([
  ['sent', 'Marianne har fått tilbudet ditt'],
  ['withdrawn', 'Tilbudet er trukket'],
  ['expired', 'Tilbudet ditt gikk ut'],
] as const)('a quote that is %s offers no change where none can be made', (state, title) => {
  show({ ...SENT, state, can_write: false });
  expect(heading()).toBe(title);
  screen.getByText(/^Henvendelsen er avsluttet/);
  expect(screen.queryByText(/Du kan (endre|sende)|Send et nytt/)).toBeNull();
});

test('every version that was sent is listed, the newest first', () => {
  const history = [
    {
      version: 1,
      sent_at: '2026-11-28T10:00:00Z',
      attachments: [],
      terms: { ...TERMS, price_from: 26_900 },
    },
    { version: 2, sent_at: '2026-11-29T10:00:00Z', terms: TERMS, attachments: [] },
  ];
  show({ ...SENT, version: 2, history });
  const [list] = screen.getAllByRole('list', { hidden: true }).slice(-1);
  expect(
    within(list!)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    '24 900 kr med mva.Utgave 2, 29. november kl. 11:00. Endret: pris',
    '26 900 kr med mva.Utgave 1, 28. november kl. 11:00',
  ]);
});

test('a version that changes the MVA registration alone states both and says so', () => {
  const sent = { sent_at: '2026-11-29T10:00:00Z', attachments: [] };
  const history = [
    { ...sent, version: 1, terms: TERMS },
    { ...sent, version: 2, terms: { ...TERMS, has_vat: false } },
  ];
  show({ ...SENT, version: 2, terms: { ...TERMS, has_vat: false }, history });
  const [list] = screen.getAllByRole('list', { hidden: true }).slice(-1);
  expect(
    within(list!)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    '24 900 kr, ingen mva.Utgave 2, 29. november kl. 11:00. Endret: mva.',
    '24 900 kr med mva.Utgave 1, 29. november kl. 11:00',
  ]);
});

test('a declined quote gives the reason of an overruled choice', () => {
  show({ ...SENT, state: 'declined', can_write: false, reason: 'Eieren ringte.' });
  screen.getByText('Vi har opphevet valget av tilbudet ditt: Eieren ringte.');
});

describe('the attachments of a quote', () => {
  const attachment = (id: string, file_name: string): PartnerQuoteDto['attachments'][number] => ({
    ...{ id, file_name, kind: 'pdf', bytes: 1_240_000, url: `/api/quote-attachments/${id}` },
    ...{ small_url: null, width: null, height: null },
  });
  const ONE = { attachments: [attachment('p', 'Plan.pdf')], next_attachments: ['p'] };
  const pick = (...files: File[]) =>
    act(async () => fireEvent.change(field('Legg til vedlegg'), { target: { files } }));
  const pdf = (name: string, size = 9) => {
    const file = new File(['%PDF-'], name, { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: size });
    return file;
  };

  let sent: { url: string; name: string; answer: (status: number, body?: object) => void }[];
  const realRequest = globalThis.XMLHttpRequest;
  beforeEach(() => {
    sent = [];
    class FakeUpload {
      upload = {};
      status = 0;
      responseText = '';
      onload?: () => void;
      private readonly entry = {
        ...{ url: '', name: '' },
        answer: (status: number, body: object = {}) => {
          [this.status, this.responseText] = [status, JSON.stringify(body)];
          this.onload?.();
        },
      };
      open(_: string, url: string) {
        this.entry.url = url;
      }
      setRequestHeader(header: string, value: string) {
        if (header === 'file-name') this.entry.name = value;
      }
      send() {
        sent.push(this.entry);
      }
    }
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => void (globalThis.XMLHttpRequest = realRequest));

  test('are sent under their name, and hold the preview up until they are there', async () => {
    show();
    fillIn();
    await pick(pdf('Planløsning.pdf'));
    expect(sent).toMatchObject([
      { url: expect.stringContaining('/attachments/'), name: 'Planl%C3%B8sning.pdf' },
    ]);
    await preview();
    screen.getByText('Vent til vedlegget er sendt, eller ta det bort.');
    await act(async () => sent[0]?.answer(200));
    expect(calls.refresh).toHaveBeenCalled();
    await preview();
    expect(heading()).toBe('Slik ser Marianne det');
  });

  test('that are too large or too many are refused with a sentence', async () => {
    show({ ...EMPTY, ...ONE });
    await pick(pdf('Stor.pdf', 10_000_001));
    expect(screen.getByRole('alert').textContent).toBe(
      'Filen er for stor. Den kan være høyst 10 MB.',
    );
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    await pick(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
    screen.getByText('Det er plass til to til. Resten ble ikke tatt med.');
    await act(async () => sent[0]?.answer(200));
    await act(async () => sent[1]?.answer(400, { error: 'Vi klarte ikke å lese filen.' }));
    screen.getByText('Vi klarte ikke å lese filen.');
    screen.getByRole('button', { name: 'Prøv igjen' });
    expect(sent).toHaveLength(2);
  });

  test('are taken away one by one, and shown in the preview with the change', async () => {
    show({ ...SENT, ...ONE });
    await press('Endre tilbudet');
    expect(plain(screen.getByRole('link', { name: /Plan\.pdf/ }).textContent)).toBe(
      'PDFPlan.pdf1,2 MB',
    );
    await preview();
    screen.getByText('Nytt: Plan.pdf');
    await press('Endre');
    await press('Ta bort Plan.pdf');
    expect(calls.removeAttachment).toHaveBeenCalledWith('p');
  });
});
