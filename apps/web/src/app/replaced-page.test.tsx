import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { leaving } from '../shared/leaving';
import { reloadOnceReplaced } from './replaced-page';

const asked = jest.fn<typeof fetch>();
const navigations = () =>
  jest.mocked(console.error).mock.calls.filter(([said]) => /navigation/.test(String(said))).length;

const { fetch: realFetch } = globalThis;

beforeAll(reloadOnceReplaced);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  globalThis.fetch = asked;
  document.body.innerHTML = '<main><a href="#faq">FAQ</a><button>Send</button></main>';
});
afterEach(async () => {
  // Earlier waits end here.
  fireEvent.click(document.body.appendChild(document.createElement('button')));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete leaving.over;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const answer = (status: number) => asked.mockResolvedValue(new Response(null, { status }));

async function failImport() {
  fireEvent(window, new Event('vite:preloadError'));
  await jest.advanceTimersByTimeAsync(0);
}

test('a page whose code was replaced is reloaded', async () => {
  answer(404);
  await failImport();
  expect(navigations()).toBe(1);
});

test('a page that failed without a network is reloaded when it returns', async () => {
  asked.mockRejectedValueOnce(new TypeError());
  answer(200);
  await failImport();
  expect(navigations()).toBe(0);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(navigations()).toBe(1);
});

test.each([200, 404])('leaving cancels the reload, with the entry answering %i', async (status) => {
  answer(status);
  fireEvent(window, new Event('beforeunload'));
  await failImport();
  await jest.advanceTimersByTimeAsync(60_000);
  fireEvent.click(screen.getByRole('link'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(navigations()).toBe(0);
});

test('leaving cancels the reload of a page that waits for the network', async () => {
  asked.mockRejectedValueOnce(new TypeError());
  answer(200);
  await failImport();
  fireEvent(window, new Event('beforeunload'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(navigations()).toBe(0);
});

test.each([
  ['click', 'button'],
  ['focusIn', 'button'],
] as const)('a stopped page is reloaded by a %s on a %s', async (sign, role) => {
  answer(200);
  await failImport();
  fireEvent[sign](screen.getByRole('link'));
  await jest.advanceTimersByTimeAsync(0);
  expect(navigations()).toBe(0);
  fireEvent[sign](screen.getByRole(role));
  await jest.advanceTimersByTimeAsync(0);
  expect(navigations()).toBe(1);
});

test('an empty page whose code failed is reloaded', async () => {
  document.body.replaceChildren();
  answer(200);
  await failImport();
  expect(navigations()).toBe(1);
});
