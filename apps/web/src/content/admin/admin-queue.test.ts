import { expect, test } from '@jest/globals';
import { queueWords } from './admin-queue';

const CASE = { id: 'l', since: '2026-11-24T09:00:00.000Z', used_up: false };
const textOf = (kind: 'nobody-found' | 'unknown-place', asked: number) =>
  queueWords[kind].text({ ...CASE, asked });

test('a case says «nobody is asked» only if no assignment is running, including manual ones', () => {
  expect(textOf('unknown-place', 0)).toBe(
    'Ingen er spurt, for vi vet ikke hvilken kommune boligen ligger i.',
  );
  expect(textOf('unknown-place', 1)).toBe(
    'Vi har spurt én gang, og ingen har den nå. Vi vet ikke hvilken kommune boligen ligger i.',
  );
  expect(textOf('nobody-found', 0)).toBe('Ingen som passer, kan spørres.');
});

test('the case of an owner to call promises a search only where one goes on', () => {
  const message = { channel: 'email', what: 'owner-nobody-yet', state: 'parked' } as const;
  const toCall = { ...CASE, asked: 0, message: { ...message, attempts: 0, cause: '', to: null } };
  const text = (used_up: boolean) => queueWords['owner-to-tell'].text({ ...toCall, used_up });
  expect(text(false)).toMatch(/^Fortell at ingen er funnet ennå, og at vi leter videre\. Kunden/);
  expect(text(true)).toMatch(
    /^Fortell at ingen er funnet ennå, og at vi ikke spør flere nå\. Kunden/,
  );
});

test('a case counts withdrawn acceptances and partners asked twice correctly', () => {
  expect(textOf('nobody-found', 2)).toBe('Vi har spurt 2 ganger, og ingen har den nå.');
});

test.each([
  ['nobody-found', 'Finn partner'],
  ['unknown-place', 'Velg kommune'],
] as const)(
  'the case «%s» offers no search for partners where nobody can be asked',
  (kind, action) => {
    const words = queueWords[kind];
    const usedUp = { ...CASE, asked: 3, used_up: true };
    expect(words.action(usedUp)).toBe('Se og avgjør');
    expect(words.action({ ...usedUp, used_up: false })).toBe(action);
    expect(words.text(usedUp)).toContain('ingen har den nå. Flere kan ikke spørres nå.');
  },
);

test.each([
  [true, '600 kr + mva.'],
  [false, '600 kr'],
])('a disputed sale shows its price as on its page: MVA on top, %s', (asks_for_vat, price) => {
  const told = (kind: 'dispute' | 'to-pay-back', about: object) =>
    queueWords[kind].text({ ...CASE, asked: 0, ...about }).replaceAll('\u00a0', ' ');
  const dispute = { reason: 'wrong-number', sale_amount: 600, asks_for_vat };
  expect(told('dispute', { dispute })).toMatch(/[^.]\.$/);
  expect(told('dispute', { dispute })).toContain(`. ${price}`);
  const pay_back = { of: 'sale', amount: 600, asks_for_vat };
  expect(told('to-pay-back', { pay_back })).toContain(`${price} er betalt for et oppdrag`);
});

test('a failed e-mail names its applicant or user', () => {
  const message = { channel: 'email', what: 'application-asked', state: 'parked' } as const;
  const failing = { ...message, attempts: 1, cause: '550 no such mailbox', to: 'Stil AS' };
  const title = queueWords.undelivered.title({ ...CASE, asked: 0, message: failing });
  expect(title).toBe('E-post når ikke fram: Stil AS');
});
