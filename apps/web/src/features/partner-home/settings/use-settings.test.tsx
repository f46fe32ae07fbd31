import { type PartnerPageDto, partnerPageIn } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { selectToasts } from '../../../shared/toast/toast-slice';
import { storeWithPage } from '../testing/store-with-page';
import { AreasCard, ServicesCard } from './wanted-cards';
import { PresentationForm } from './presentation-card';
import { useWanted } from './use-settings';

const PAGE = {
  version: '3',
  areas: ['4601', '5610'],
  services: ['Fullstyling', 'Delstyling'],
} as unknown as PartnerPageDto;

test('a second card is saved after the first, with the version that the first one left', async () => {
  connectLinks();
  const answers: ((answer: Response) => void)[] = [];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  render(
    <Provider store={storeWithPage(PAGE)}>
      <AreasCard areas={PAGE.areas as never} />
      <ServicesCard services={PAGE.services} />
    </Provider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fjern Karasjok' })));
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Delstyling' })));
  const sent = () =>
    fetched.mock.calls.map(([request]) => (request as Request).headers.get('If-Match'));
  expect(sent()).toEqual(['"3"']);
  const saved = Response.json({ ...PAGE, areas: ['4601'], version: '4' });
  await act(async () => answers[0]?.(saved));
  expect(sent()).toEqual(['"3"', '"4"']);
});

test.each([
  ['keeps what others changed elsewhere', ['4601', '5610'], ['"3"', '"4"']],
  ['does not overwrite the same card', ['4601', '0301'], ['"3"']],
])('a card that is saved as stale %s', async (_, areas, sent) => {
  connectLinks();
  const current = { ...PAGE, company: 'Nye Stil AS', areas, version: '4' };
  const answers = [
    Response.json({ error: 'Noen var før deg.', current }, { status: 412 }),
    Response.json({ ...current, areas: ['4601'], version: '5' }),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(async () => answers.shift()!);
  const store = storeWithPage(PAGE);
  render(
    <Provider store={store}>
      <AreasCard areas={PAGE.areas as never} />
    </Provider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fjern Karasjok' })));
  const calls = fetched.mock.calls.map(([request]) => request as Request);
  expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(sent);
  expect(await calls.at(-1)!.json()).toEqual({ areas: ['4601'] });
  const { kind } = selectToasts(store.getState()).at(-1)!;
  expect(kind).toBe(sent.length === 1 ? 'destructive' : undefined);
  expect(partnerPageIn(store.getState())).toMatchObject({ company: 'Nye Stil AS' });
});

test('a save that waits for an earlier one is busy, so a second press does not repeat it', async () => {
  connectLinks();
  const answers: ((answer: Response) => void)[] = [];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const page = { ...PAGE, company: 'Stil AS', presentation: '', website: '', phone: '40000001' };
  render(
    <Provider store={storeWithPage(page)}>
      <AreasCard areas={PAGE.areas as never} />
      <PresentationForm page={page as PartnerPageDto} onDone={() => {}} />
    </Provider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fjern Karasjok' })));
  const save = screen.getByRole('button', { name: 'Lagre' });
  await act(async () => fireEvent.click(save));
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await act(async () => fireEvent.click(save));
  const saved = (version: string) => Response.json({ ...page, areas: ['4601'], version });
  await act(async () => answers[0]?.(saved('4')));
  await act(async () => answers[1]?.(saved('5')));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(save.getAttribute('aria-disabled')).toBeNull();
});

/** The server answers one call at a time. */
function open() {
  const asked: string[] = [];
  const answers: ((isSaved: boolean) => void)[] = [];
  const save = (value: string) => {
    asked.push(value);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const { result, rerender } = renderHook(({ kept }) => useWanted(kept, save), {
    initialProps: { kept: 'old' },
  });
  return {
    asked,
    shown: () => result.current[0],
    want: (value: string) => act(async () => result.current[1](value)),
    fetched: (kept: string) => rerender({ kept }),
    answer: (isSaved: boolean) => act(async () => answers.shift()?.(isSaved)),
  };
}

test('the last value is saved last, however slow the one before is', async () => {
  const { asked, shown, want, answer } = open();
  await want('a');
  await want('b');
  await want('c');
  expect([asked, shown()]).toEqual([['a'], 'c']);
  await answer(true);
  expect(asked).toEqual(['a', 'c']);
});

test('a failed value is reverted unless a newer one replaces it', async () => {
  const { shown, want, answer } = open();
  await want('a');
  await want('b');
  await answer(false);
  expect(shown()).toBe('b');
  await answer(true);
  await want('c');
  await answer(false);
  expect(shown()).toBe('b');
});

test('a value changed on another device is shown, also after a save', async () => {
  const { shown, want, answer, fetched } = open();
  fetched('from elsewhere');
  expect(shown()).toBe('from elsewhere');
  await want('a');
  await answer(true);
  fetched('a');
  fetched('from elsewhere again');
  expect(shown()).toBe('from elsewhere again');
});

test('values changed on another device wait until a save has finished', async () => {
  const { shown, want, answer, fetched } = open();
  await want('a');
  await want('b');
  fetched('from elsewhere');
  expect(shown()).toBe('b');
  await answer(true);
  fetched('a');
  expect(shown()).toBe('b');
  await answer(true);
  expect(shown()).toBe('b');
});

test('a failed value reverts to the latest change of another device', async () => {
  const { shown, want, answer, fetched } = open();
  await want('a');
  fetched('from elsewhere');
  await answer(false);
  expect(shown()).toBe('from elsewhere');
});
