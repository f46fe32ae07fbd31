import { type Assignment, offer } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { withReveals } from './owner-page.js';

const asked = (
  id: string,
  partnerId: string,
  minute: number,
  changes: Partial<Assignment> = {},
) => {
  const offeredAt = new Date(minute * 60_000);
  const about = { id, partnerId, leadId: 'lead', partnerGroup: 'stylist' as const, priceOre: 0 };
  const offered = offer({ ...about, offeredAt, deadline: null, remindAt: null });
  return { assignment: { ...offered, ...changes }, partner: samplePartner({ id: partnerId }) };
};
const idsOf = (...[own, others]: Parameters<typeof withReveals>) =>
  withReveals(own, others).map(({ assignment }) => assignment.id);

const ACCEPTED = { state: 'accepted', revealedAt: new Date() } as const;
const LOST = { ...ACCEPTED, state: 'withdrawn' } as const;

it('reveals of merged leads stand among the assignments, in order of offer', () => {
  const own = [asked('a', 'anne', 1), asked('b', 'berit', 3)];
  expect(idsOf(own, [asked('c', 'cato', 2, ACCEPTED)])).toEqual(['a', 'c', 'b']);
});

it("a partner with several reveals appears once, by the lead's own if it has one", () => {
  const [one, two] = [asked('one', 'anne', 2, ACCEPTED), asked('two', 'anne', 3, ACCEPTED)];
  expect(idsOf([asked('own', 'anne', 1, ACCEPTED)], [one, two])).toEqual(['own']);
  expect(idsOf([asked('own', 'anne', 1, LOST)], [one, two])).toEqual(['own', 'one']);
});

it('a partner whose reveals have all ended appears with each of them', () => {
  const own = [asked('own', 'anne', 1)];
  expect(idsOf(own, [asked('lost', 'anne', 2, LOST)])).toEqual(['own', 'lost']);
  expect(idsOf([asked('own', 'anne', 1, ACCEPTED)], [asked('lost', 'anne', 2, LOST)])).toEqual([
    'own',
  ]);
});
