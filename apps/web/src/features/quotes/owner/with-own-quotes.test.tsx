import {
  type OwnerPageDto,
  type OwnerQuotesDto,
  useGetOwnLeadQuery,
} from '@boligstyling/api-client/links';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { signedLinks } from '../../../content/signed-links';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ToastRegion } from '../../../shared/ui/overlays/toast-region';
import { ANNA, BO, KAJA, columnOf, quoteOf, quotesOf } from '../testing/sample-columns';
import { WithOwnQuotes } from './with-own-quotes';

connectLinks();

const VIEW = { partners: [{ state: 'accepted' }] } as unknown as OwnerPageDto;

let served: OwnerQuotesDto;
let asked: { method: string; path: string; known: string | null; body: unknown }[];
let isHidden: boolean;
/** Answers are cached by token. */
let tokens = 0;

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-29T12:00:00Z'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  [served, asked, isHidden] = [quotesOf([ANNA, KAJA]), [], false];
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { method, url, headers } = request as Request;
    const known = headers.get('if-none-match');
    const body = method === 'POST' ? await (request as Request).text() : '';
    asked.push({ method, path: new URL(url).pathname, known, body });
    const tag = `"${JSON.stringify(served).length}"`;
    if (known === tag) return new Response(null, { status: 304 });
    return Response.json(served, { headers: { etag: tag } });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (view = VIEW) =>
  render(
    <Provider store={pageStore()}>
      <WithOwnQuotes token={`owner.${(tokens += 1)}`} view={view}>
        {({ headline, section }) => (
          <>
            <h1>{headline?.title ?? 'Anna ringer deg'}</h1>
            {section}
          </>
        )}
      </WithOwnQuotes>
      <ToastRegion />
    </Provider>,
  );
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};
const wait = (ms: number) =>
  act(async () => {
    await settled();
    await jest.advanceTimersByTimeAsync(ms);
    await settled();
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a quote that arrives is shown and announced within five seconds, and the focus stays', async () => {
  open();
  await wait(50);
  expect(heading()).toBe('Tilbudet fra Anna er her');
  const choose = screen.getByRole('button', { name: 'Velg Anna' });
  choose.focus();
  served = quotesOf([ANNA, columnOf('Kaja Nes', quoteOf('kaja'))]);
  await wait(5_000);
  expect(heading()).toBe('To tilbud å velge mellom');
  expect(document.activeElement).toBe(choose);
  screen.getByText('Kaja har sendt tilbud');
  await wait(60_000);
  screen.getByText('Kaja har sendt tilbud');
  served = quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, { version: 2 })), BO]);
  await wait(5_000);
  screen.getByText('Anna har endret tilbudet sitt');
  expect(screen.queryByText('Kaja har sendt tilbud')).toBeNull();
});

test('a lead won without a choice keeps its own heading, and awaits no quote', async () => {
  const over = { can_choose: false, can_decline_all: false };
  const won = { ...VIEW, status: 'won' } as OwnerPageDto;
  served = quotesOf([ANNA, KAJA], over);
  const { unmount } = open(won);
  await wait(50);
  expect(heading()).toBe('Anna ringer deg');
  screen.getByText('Sendte ikke tilbud.');
  unmount();
  served = quotesOf([KAJA], over);
  open(won);
  await wait(50);
  expect(screen.queryByRole('heading', { name: 'Ingen tilbud ennå' })).toBeNull();
});

test('a reported win that the owner has not answered still awaits quotes', async () => {
  const asked = { assignment_id: 'a', name: 'Anna', until: '' };
  served = quotesOf([KAJA], { can_choose: false, can_decline_all: false });
  open({ ...VIEW, status: 'won', reported_win: asked } as OwnerPageDto);
  await wait(50);
  screen.getByRole('heading', { name: 'Ingen tilbud ennå' });
});

test('quotes that cannot be read are said to be there, and appear once they can', async () => {
  const reading = jest.mocked(globalThis.fetch);
  const whole = reading.getMockImplementation()!;
  reading.mockImplementation(async () => new Response(null, { status: 503 }));
  open();
  await wait(50);
  screen.getByRole('heading', { name: 'Vi får ikke hentet tilbudene nå' });
  reading.mockImplementation(whole);
  await wait(5_000);
  expect(heading()).toBe('Tilbudet fra Anna er her');
  expect(screen.queryByText(/ikke hentet/)).toBeNull();
});

test('an unchanged answer is not sent again', async () => {
  open();
  await wait(50);
  await wait(8_000);
  expect(asked.map(({ known }) => known !== null)).toEqual([false, true, true]);
  expect(heading()).toBe('Tilbudet fra Anna er her');
});

test('a hidden page does not ask, and asks at once when it is shown', async () => {
  open();
  await wait(50);
  isHidden = true;
  await wait(20_000);
  expect(asked).toHaveLength(1);
  isHidden = false;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(2);
});

test('a choice sends the version that the owner saw, and is not announced', async () => {
  served = quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, { version: 3 })), BO]);
  open();
  await wait(50);
  fireEvent.click(screen.getByRole('button', { name: 'Velg Anna' }));
  served = quotesOf([columnOf('Anna Solheim', quoteOf('anna', {}, { state: 'chosen' })), BO], {
    choice: { quote_id: 'anna', chosen_at: '', undoable_until: '2026-11-29T12:10:00Z' },
  });
  const [, yes] = screen.getAllByRole('button', { name: 'Velg Anna', hidden: true });
  fireEvent.click(yes!);
  await wait(50);
  const { path, body } = asked.find(({ method }) => method === 'POST')!;
  expect([path, JSON.parse(String(body))]).toEqual([
    '/api/own-lead/quotes/anna/choose',
    { version: 3 },
  ]);
  await wait(50);
  expect(heading()).toBe('Du valgte Anna');
  expect(screen.queryByText(/^Anna har/)).toBeNull();
});

test('news is closed by a press of the owner, also while the answer is awaited', async () => {
  open();
  await wait(50);
  served = quotesOf([ANNA, columnOf('Kaja Nes', quoteOf('kaja'))]);
  await wait(5_000);
  screen.getByText('Kaja har sendt tilbud');
  fireEvent.click(screen.getByRole('button', { name: 'Velg Anna' }));
  const sure = screen.getAllByRole('button', { name: 'Velg Anna', hidden: true }).at(-1)!;
  await act(async () => fireEvent.click(sure));
  await wait(50);
  expect(screen.queryByText('Kaja har sendt tilbud')).toBeNull();
});

test('the PDF is fetched with the link in a header, and a refusal is shown', async () => {
  open();
  await wait(50);
  const asking: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    asking.push(String(path), new Headers(init?.headers).get('link-token'));
    return Response.json({ error: 'Prøv igjen om litt.' }, { status: 429 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Lagre som PDF' }));
  await wait(50);
  expect(asking).toEqual(['/api/own-lead/quotes.pdf', `owner.${tokens}`]);
  screen.getByText('Prøv igjen om litt.');
});

test('«Ingen passer» declines no quote that came since the last look', async () => {
  open();
  await wait(50);
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  const posted = () => asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  press('Det passer ikke');
  served = quotesOf([ANNA, columnOf('Kaja Nes', quoteOf('kaja'))]);
  press('Nei, avslutt');
  await wait(50);
  expect(posted()).toEqual([]);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  screen.getByText('Kaja har sendt tilbud');
  press('Ingen av dem passer');
  press('Nei, avslutt');
  press('Nei, avslutt');
  await wait(50);
  expect(posted()).toEqual(['/api/own-lead/quotes/decline-all']);
});

test('a network’s own page is not saved as the PDF', async () => {
  open();
  await wait(50);
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<p>Wi-Fi', page));
  const save = (URL.createObjectURL = jest.fn(() => 'blob:file'));
  fireEvent.click(screen.getByRole('button', { name: 'Lagre som PDF' }));
  await wait(50);
  screen.getByText(signedLinks.unreachable);
  expect(save).not.toHaveBeenCalled();
});

test('the page keeps its own answer where quotes cannot be fetched', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  open();
  await wait(50);
  expect(heading()).toBe('Anna ringer deg');
});

test('a page opened by the link of the receipt never asks for quotes', async () => {
  open({ ...VIEW, just_sent: true });
  expect(heading()).toBe('Anna ringer deg');
  await wait(5_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toEqual([]);
});

test('an open page learns within five seconds that its lead was erased', async () => {
  let isErased = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL((request as Request).url);
    if (isErased) return Response.json({ error: 'Henvendelsen er slettet.' }, { status: 404 });
    return Response.json(pathname.endsWith('quotes') ? served : VIEW);
  });
  render(
    <Provider store={pageStore()}>
      <Erasable />
    </Provider>,
  );
  await wait(50);
  await wait(50);
  screen.getByText('Tilbudet fra Anna er her');
  isErased = true;
  await wait(5_000);
  await wait(50);
  screen.getByText('slettet');
});

test('an open page is read again when a partner accepts, or the lead ends elsewhere', async () => {
  let pages = 0;
  served = quotesOf([]);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL((request as Request).url);
    if (pathname.endsWith('quotes')) return Response.json(served);
    pages += 1;
    return Response.json(VIEW);
  });
  render(
    <Provider store={pageStore()}>
      <Erasable />
    </Provider>,
  );
  const look = async () => {
    await wait(5_000);
    await wait(50);
    return pages;
  };
  expect(await look()).toBe(1);
  served = quotesOf([ANNA]);
  expect(await look()).toBe(2);
  expect(await look()).toBe(2);
  served = quotesOf([ANNA, BO]);
  expect(await look()).toBe(3);
  const declined = ['anna', 'bo'].map((id) => columnOf(id, quoteOf(id, {}, { state: 'declined' })));
  served = quotesOf(declined, { can_choose: false });
  expect(await look()).toBe(4);
  served = quotesOf([]);
  expect(await look()).toBe(5);
});

function Erasable() {
  const { data, error } = useGetOwnLeadQuery({ 'link-token': 'owner.erased' });
  if (error) return <p>slettet</p>;
  return (
    data && (
      <WithOwnQuotes token="owner.erased" view={data}>
        {({ headline }) => <h1>{headline?.title}</h1>}
      </WithOwnQuotes>
    )
  );
}

test('a return to the tab, which also focuses its window, asks once', async () => {
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const before = asked.length;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(asked.slice(before).map(({ method }) => method)).toEqual(['GET']);
});
