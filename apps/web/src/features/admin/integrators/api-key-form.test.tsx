import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { ApiKeyForm } from './integrators-page';

const KEY = {
  id: 'megler',
  version: '3',
  name: 'Megler',
  source: 'megler',
  scopes: ['leads:submit' as const, 'leads:read-own' as const],
  shows_contacts: true,
  origins: ['https://megler.example'],
  per_minute: 60,
  paused: false,
  created_at: '2026-11-20T12:00:00.000Z',
  previous_until: null,
};

beforeEach(clearBegunDrafts);

test('a stale form keeps what was typed, and shows what a colleague has saved', async () => {
  const nothing = () => undefined;
  const { waiting } = openAdmin(
    <ApiKeyForm written={KEY} onAdded={nothing} onDone={nothing} />,
    {},
  );
  const save = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  fireEvent.click(screen.getByLabelText('Se egne tall'));
  await save();
  const scopes = ['leads:submit', 'leads:read-own', 'figures:read-own'];
  expect(waiting[0]).toMatchObject({ ifMatch: '"3"', body: { scopes } });
  const current = { ...KEY, version: '4', per_minute: 7 };
  await waiting[0]!.answer({ error: 'Noen var før deg.', current }, 412);
  expect(screen.getByLabelText<HTMLInputElement>('Se egne tall').checked).toBe(true);
  expect(screen.getByText(/^Noen andre har lagret/).parentElement!.textContent).toContain('7');
  await save();
  expect(waiting[1]).toMatchObject({ ifMatch: '"4"', body: { scopes } });
});

test('a new API key can be made for tests alone, and no earlier one becomes that', async () => {
  const nothing = () => undefined;
  const form = (written?: typeof KEY) => (
    <ApiKeyForm written={written} onAdded={nothing} onDone={nothing} />
  );
  const opened = openAdmin(form(KEY), {});
  expect(screen.queryByLabelText(/^Bare til prøve/)).toBeNull();
  opened.unmount();
  clearBegunDrafts();
  openAdmin(form(), { 'integrator-keys': 400 });
  fireEvent.click(screen.getByLabelText(/^Bare til prøve/));
  fireEvent.change(screen.getByLabelText(/^Integrator/), { target: { value: 'Megler' } });
  fireEvent.change(screen.getByLabelText(/^Kilde/), { target: { value: 'megler' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  const sent = jest.mocked(fetch).mock.calls.map(([request]) => request as Request);
  const added = sent.find(({ method }) => method === 'POST');
  expect(await added?.json()).toMatchObject({ name: 'Megler', is_test: true });
});

test('a new key whose answer was lost is sent again under its idempotency key', async () => {
  const nothing = () => undefined;
  const form = <ApiKeyForm written={undefined} onAdded={nothing} onDone={nothing} />;
  const { waiting } = openAdmin(form, {});
  fireEvent.change(screen.getByLabelText(/^Integrator/), { target: { value: 'Megler' } });
  fireEvent.change(screen.getByLabelText(/^Kilde/), { target: { value: 'megler' } });
  const save = () => act(async () => fireEvent.click(screen.getByText('Lagre')));
  await save();
  await waiting[0]!.answer({}, 502);
  await save();
  expect(waiting[0]!.idempotencyKey).toMatch(/^[\w-]{36}$/);
  expect(waiting[1]).toMatchObject({ idempotencyKey: waiting[0]!.idempotencyKey });
});
