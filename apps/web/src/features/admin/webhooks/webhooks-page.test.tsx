import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { WebhooksPage } from './webhooks-page';

const WEBHOOK = {
  ...{ id: 'megler', version: '3', url: 'https://megler.example', events: ['lead.received'] },
  ...{ active: true, integrator_key_id: null, previous_until: null },
  created_at: '2026-11-20T12:00:00.000Z',
};

test.each([
  [{ status: 204, milliseconds: 87, fault: null }, 'Tatt imot: svarte 204 etter 87 ms'],
  [{ status: 500, milliseconds: 9, fault: null }, 'Ikke tatt imot: svarte 500 etter 9 ms'],
  [
    { status: null, milliseconds: 4, fault: 'connection: ECONNREFUSED' },
    'Ingen svar: connection: ECONNREFUSED (4 ms)',
  ],
])('a test message shows how the endpoint answered: %j', async (trial, shown) => {
  openAdmin(<WebhooksPage />, {
    webhooks: { webhooks: [WEBHOOK] },
    'webhooks/megler/deliveries': { deliveries: [] },
    'webhooks/megler/test': trial,
  });
  const button = await screen.findByRole('button', { name: 'Send prøvemelding' });
  await act(async () => fireEvent.click(button));
  expect((await screen.findByText(shown)).getAttribute('aria-live')).toBe('polite');
});
