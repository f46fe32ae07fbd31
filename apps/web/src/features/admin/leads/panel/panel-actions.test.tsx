import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../../shared/testing/admin-page';
import { UndoArea } from '../../shared/undo/undo';
import { StatusField } from './panel-actions';

const LEAD = {
  id: 'kari',
  version: 'contacted',
  customer_name: 'Kari Nordmann',
  status: 'contacted',
  status_before: 'new',
} as LeadDetailDto;

const AT = '2026-11-24T12:00:00.000Z';

let page: ReturnType<typeof openAdmin>;
const shown = (lead = LEAD) => (
  <UndoArea>
    <StatusField lead={lead} />
  </UndoArea>
);
beforeEach(() => {
  page = openAdmin(shown(), {});
});

const field = () => screen.getByRole<HTMLSelectElement>('combobox');
const set = (status: string) =>
  act(async () => fireEvent.change(field(), { target: { value: status } }));

test('the new status is shown while it is saved', async () => {
  await set('won');
  expect(field().value).toBe('won');
  await page.waiting[0]!.answer({});
  expect(field().value).toBe('won');
});

test('a status that was not saved is reverted', async () => {
  await set('won');
  await page.waiting[0]!.answer({ error: 'Nei' }, 409);
  expect(field().value).toBe('contacted');
});

test('a status against the owner’s choice asks for a reason, and is set with it', async () => {
  await set('lost');
  await page.waiting[0]!.answer({ type: '/problems/reason-required', error: 'Hvorfor?' }, 400);
  const press = () =>
    act(async () => fireEvent.click(screen.getByText('Endre statusen', { selector: 'button *' })));
  await press();
  expect(page.waiting).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), {
    target: { value: 'Kunden ringte.' },
  });
  await press();
  expect(page.waiting[1]).toMatchObject({
    ...{ ifMatch: '"contacted"', body: { status: 'lost', reason: 'Kunden ringte.' } },
  });
  await page.waiting[1]!.answer({});
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(field().value).toBe('lost');
});

test('the last status set is saved last and can be undone', async () => {
  await set('won');
  await set('lost');
  expect(page.waiting).toHaveLength(1);
  await page.waiting[0]!.answer({ version: 'won' });
  expect(page.waiting).toMatchObject([
    { ifMatch: '"contacted"', body: { status: 'won' } },
    { ifMatch: '"won"', body: { status: 'lost' } },
  ]);
  await page.waiting[1]!.answer({ changed_at: AT });
  expect(field().value).toBe('lost');
  expect(screen.getByText('Kari Nordmann: Tapt')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByText('Angre')));
  expect(page.waiting[2]!.body).toEqual({ status: 'lost', changed_at: AT });
});

test('no undo is offered where another user had set the same status', async () => {
  await set('won');
  await page.waiting[0]!.answer({ changed_at: null });
  expect(screen.queryByText('Angre')).toBeNull();
});

test('after a failed save the next one expects the version still on the server', async () => {
  await set('won');
  await set('lost');
  await page.waiting[0]!.answer({}, 503);
  expect(page.waiting[1]).toMatchObject({ ifMatch: '"contacted"', body: { status: 'lost' } });
});

test('an undo keeps the focus on the status', async () => {
  const back = screen.getByRole('button', { name: /^Angre status/ });
  back.focus();
  await act(async () => fireEvent.click(back));
  await page.waiting[0]!.answer({});
  page.show(shown({ ...LEAD, status: 'new', status_before: null }));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement!.contains(field())).toBe(true);
});

test('a double press on undo counts once', async () => {
  const back = screen.getByRole('button', { name: /^Angre status/ });
  await act(async () => fireEvent.click(back));
  await act(async () => fireEvent.click(back));
  expect(page.waiting).toHaveLength(1);
});

test('setting a status by keyboard returns to the row that opened it', async () => {
  cleanup();
  Element.prototype.scrollIntoView = () => {};
  const row = (
    <a href="/admin" data-lead="kari">
      Kari Nordmann
    </a>
  );
  const at = { pathname: '/admin', state: { toStatus: true } };
  page = openAdmin(
    <>
      {row}
      {shown()}
    </>,
    {},
    at,
  );
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await set('won');
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(page.waiting.map(({ body }) => body)).toEqual([{ status: 'won' }]);
});

test('without a row to return to, a status set by keyboard leaves the field', async () => {
  field().focus();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await set('won');
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(document.activeElement).toBe(document.body);
  expect(page.waiting).toHaveLength(1);
});
