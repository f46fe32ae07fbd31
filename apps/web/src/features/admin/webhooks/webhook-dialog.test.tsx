import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { WebhookForm } from './webhook-dialog';

const WEBHOOK = {
  id: 'megler',
  version: '3',
  url: 'https://megler.example',
  events: ['lead.received' as const, 'lead.won' as const],
  active: true,
  integrator_key_id: null,
  created_at: '2026-11-20T12:00:00.000Z',
  previous_until: null,
};

beforeEach(clearBegunDrafts);
afterEach(() => void jest.restoreAllMocks());

test('a change names the version that the form shows', async () => {
  const nothing = () => undefined;
  const shown = <WebhookForm webhook={WEBHOOK} onAdded={nothing} onDone={nothing} />;
  const { waiting } = openAdmin(shown, { 'integrator-keys': { keys: [] } });
  fireEvent.click(screen.getByLabelText('Tapt'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  const events = ['lead.received', 'lead.won', 'lead.lost'];
  expect(waiting[0]).toMatchObject({ ifMatch: '"3"', body: { events } });
});

test('in a browser of early 2023, an address of another kind is refused with its sentence', async () => {
  const nothing = () => undefined;
  const shown = <WebhookForm webhook={undefined} onAdded={nothing} onDone={nothing} />;
  openAdmin(shown, { 'integrator-keys': { keys: [] } });
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  fireEvent.change(screen.getByLabelText('Adresse'), { target: { value: 'ftp://megler.example' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  screen.getByText('Oppgi en adresse som https://megler.example/boligstyling.');
});

test('a new endpoint whose answer was lost is sent again under its idempotency key', async () => {
  const nothing = () => undefined;
  const shown = <WebhookForm webhook={undefined} onAdded={nothing} onDone={nothing} />;
  const { waiting } = openAdmin(shown, { 'integrator-keys': { keys: [] } });
  const address = { target: { value: 'https://megler.example' } };
  fireEvent.change(screen.getByLabelText('Adresse'), address);
  const save = () => act(async () => fireEvent.click(screen.getByText('Lagre')));
  await save();
  await waiting[0]!.answer({}, 502);
  await save();
  expect(waiting[0]!.idempotencyKey).toMatch(/^[\w-]{36}$/);
  expect(waiting[1]).toMatchObject({ idempotencyKey: waiting[0]!.idempotencyKey });
});
