import { expect, test } from '@jest/globals';
import { outcomeOf } from './webhooks-page';

const due = {
  state: 'due',
  attempts: 0,
  cause: null,
  sent_at: null,
  due_at: '2026-11-20T10:05:00Z',
  waits: false,
} as const;
const waits = 'Venter til mottakeren får meldinger igjen';

test.each([
  [due, { text: 'Ikke forsøkt ennå' }],
  [{ ...due, attempts: 1, due_at: '2026-11-21T10:05:00Z' }, { text: 'Ikke forsøkt ennå' }],
  [
    { ...due, attempts: 1, cause: 'HTTP 503 at attempt 1' },
    { text: 'HTTP 503 at attempt 1', more: 'Prøves igjen 20.11.2026 kl. 11:05' },
  ],
  [
    { ...due, attempts: 1, cause: 'HTTP 503 at attempt 1', waits: true },
    { text: 'HTTP 503 at attempt 1', more: waits },
  ],
  [
    { ...due, waits: true },
    { text: 'Ikke forsøkt ennå', more: waits },
  ],
  [
    { ...due, state: 'sent', sent_at: '2026-11-20T10:00:00Z', due_at: null } as const,
    { text: 'Mottatt 20.11.2026 kl. 11:00' },
  ],
  [
    { ...due, state: 'parked', cause: 'HTTP 410 at attempt 1', due_at: null } as const,
    { text: 'HTTP 410 at attempt 1', more: 'Prøves ikke igjen' },
  ],
  [
    { ...due, due_at: '2026-11-21T10:05:00Z' },
    {
      text: 'Ikke forsøkt ennå',
      more: 'Mottakeren ba oss vente. Sendes 21.11.2026 kl. 11:05',
    },
  ],
])('the message %j shows its outcome', (delivery, outcome) => {
  expect(outcomeOf(delivery, Date.parse('2026-11-20T12:00:00Z'))).toEqual(outcome);
});
