import { expect, test } from '@jest/globals';
import { answered, type Assignment, offer } from './assignment.js';
import { erasureNotifications, referenceOf } from './erasure-notification.js';
import type { Wishes } from '../leads/lead-offer.js';

const FOR_SALE: Wishes = { serviceType: 'Fullstyling', sellProperty: 'yes', source: '' };
const ASKED_AT = new Date('2026-11-24T13:00:00.000Z');

const asked = (id: string, partnerId: string, hour = 0): Assignment =>
  offer({
    id,
    leadId: 'lead',
    partnerId,
    partnerGroup: 'stylist',
    priceOre: 0,
    offeredAt: new Date(+ASKED_AT + hour * 3_600_000),
    deadline: null,
    remindAt: null,
  });

test('each asked partner is notified once, by the latest reference, with a flag for contact', () => {
  const taken = answered(asked('019a-aaaa0001', 'anna'), 'accepted', ASKED_AT);
  const notices = erasureNotifications(
    [taken, asked('019a-aaaa0002', 'bo'), asked('019a-aaaa0003', 'anna', 5)],
    FOR_SALE,
  );
  expect(notices).toMatchObject([
    { partnerId: 'anna', reference: 'AAAA0003', hadContact: true, service: 'Fullstyling' },
    { partnerId: 'bo', reference: 'AAAA0002', hadContact: false, askedAt: ASKED_AT },
  ]);
});

test('the reference is that of the latest assignment, in any order', () => {
  const questions = [asked('019a-aaaa0001', 'anna', 5), asked('019a-aaaa0002', 'anna', 1)];
  for (const each of [questions, questions.toReversed()]) {
    expect(erasureNotifications(each, FOR_SALE)).toMatchObject([{ reference: 'AAAA0001' }]);
  }
});

test("an agent is notified by the agent's service, never by the stylists'", () => {
  const ofAgent: Assignment = { ...asked('019a-aaaa0002', 'mona'), partnerGroup: 'estate-agent' };
  expect(erasureNotifications([asked('019a-aaaa0001', 'anna'), ofAgent], FOR_SALE)).toMatchObject([
    { partnerId: 'anna', service: 'Fullstyling' },
    { partnerId: 'mona', service: 'Boligsalg' },
  ]);
});

test('a reference is short enough to read aloud', () => {
  expect(referenceOf('0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f')).toBe('2C3D4E5F');
});
