import { describe, expect, it } from '@jest/globals';
import type { LeadEvent } from './lead-event.js';
import { ownerTimeline } from './owner-timeline.js';

const RECEIVED = new Date('2026-11-24T12:58:00.000Z');
const after = (seconds: number) => new Date(RECEIVED.getTime() + seconds * 1000);
let ids = 0;
const happened = (seconds: number, kind: string, detail: Record<string, string> = {}): LeadEvent =>
  ({ id: `event-${(ids += 1)}`, leadId: 'lead', at: after(seconds), kind, detail }) as LeadEvent;
const partner = (partnerName: string) => ({ partnerId: partnerName, partnerName });

describe('the owner’s timeline', () => {
  it('begins with the lead and joins offers sent together', () => {
    const timeline = ownerTimeline(RECEIVED, [
      happened(2, 'passed-on', { ...partner('Anna'), cause: 'automatic' }),
      happened(3, 'passed-on', { ...partner('Bo'), cause: 'automatic' }),
      happened(4000, 'passed-on', { ...partner('Ingrid'), cause: 'refill' }),
      happened(5000, 'assignment-answered', { ...partner('Anna'), answer: 'accepted' }),
      happened(5001, 'status-changed', { from: 'new', to: 'matched' }),
    ]);
    expect(timeline).toEqual([
      { at: RECEIVED, kind: 'received', partners: [] },
      { at: after(2), kind: 'asked', partners: ['Anna', 'Bo'] },
      { at: after(4000), kind: 'asked', partners: ['Ingrid'] },
      { at: after(5000), kind: 'accepted', partners: ['Anna'] },
    ]);
  });

  it('includes the owner’s consents and corrections, without notes and refusals', () => {
    const kinds = ownerTimeline(RECEIVED, [
      happened(1, 'assignment-answered', { ...partner('Bo'), answer: 'declined' }),
      happened(2, 'note-added', { text: 'internal' }),
      happened(3, 'consent-given', { subject: 'estate-agent', answer: 'yes' }),
      happened(4, 'consent-given', { subject: 'one-more-stylist', answer: 'yes' }),
      happened(4, 'consent-given', { subject: 'one-more-stylist', answer: 'no' }),
      happened(5, 'nobody-called'),
      happened(6, 'corrected', { fields: 'customerPhone' }),
      happened(7, 'answer-undone', { ...partner('Anna'), answer: 'accepted' }),
      happened(8, 'reported', { ...partner('Bo'), report: 'won' }),
      happened(9, 'owner-withdrew'),
    ]).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'received',
      'agent-wanted',
      'more-wanted',
      'more-unwanted',
      'nobody-called',
      'corrected',
      'left',
      'won',
      'withdrawn',
    ]);
  });

  it('lists partners that had the details at a correction', () => {
    const anna = partner('Anna');
    const corrected = (...events: LeadEvent[]) =>
      ownerTimeline(RECEIVED, [...events, happened(9, 'corrected', { fields: 'rooms' })]).at(-1)
        ?.partners;
    const took = happened(1, 'assignment-answered', { ...anna, answer: 'accepted' });
    const reported = happened(5, 'reported', { ...anna, report: 'contacted' });
    expect(corrected(took, reported)).toEqual(['Anna']);
    expect(corrected()).toEqual([]);
    expect(corrected(took)).toEqual(['Anna']);
    expect(corrected(took, happened(2, 'assignment-withdrawn', { ...anna, by: 'owner' }))).toEqual(
      [],
    );
    expect(corrected(took, happened(2, 'answer-undone', { ...anna, answer: 'accepted' }))).toEqual(
      [],
    );
    const refused = happened(1, 'assignment-answered', { ...anna, answer: 'declined' });
    expect(corrected(refused)).toEqual([]);
  });

  it('omits agents from a correction of texts to stylists', () => {
    const [anna, per] = [partner('Anna'), partner('Per')];
    const took = [anna, per].map((each) =>
      happened(1, 'assignment-answered', { ...each, answer: 'accepted' }),
    );
    const shown = (fields: string) =>
      ownerTimeline(
        RECEIVED,
        [...took, happened(9, 'corrected', { fields })],
        new Set([per.partnerId]),
      ).at(-1)?.partners;
    expect(shown('message, rooms')).toEqual(['Anna']);
    expect(shown('serviceType')).toEqual(['Anna']);
    expect(shown('message, propertySize')).toEqual(['Anna', 'Per']);
    expect(shown('customerPhone')).toEqual(['Anna', 'Per']);
  });

  it('includes only what concerns the owner', () => {
    const kindOf = (kind: string, detail: Record<string, string> = {}) =>
      ownerTimeline(RECEIVED, [happened(1, kind, detail)])[1]?.kind;
    const anna = partner('Anna');
    expect(kindOf('owner-waits')).toBe('waits');
    expect(kindOf('consent-given', { subject: 'stylist', answer: 'no' })).toBe('stylists-unwanted');
    expect(kindOf('consent-given', { subject: 'stylist', answer: 'yes' })).toBe('stylists-wanted');
    expect(kindOf('consent-given', { subject: 'estate-agent', answer: 'no' })).toBe(
      'agent-unwanted',
    );
    expect(kindOf('lead-merged-into', { mailbox: 'same' })).toBe('sent-again');
    expect(kindOf('lead-merged-into', { mailbox: 'other' })).toBeUndefined();
    expect(kindOf('answer-undone', { ...anna, answer: 'declined' })).toBeUndefined();
    expect(kindOf('reported', { ...anna, report: 'lost' })).toBeUndefined();
    expect(kindOf('reported', { ...anna, report: 'contacted' })).toBe('contacted');
    expect(kindOf('win-answered', { ...anna, answer: 'yes' })).toBe('chosen');
    expect(kindOf('win-answered', { ...anna, answer: 'no' })).toBe('not-chosen');
    expect(kindOf('offer-expired', anna)).toBeUndefined();
  });

  it('separates offers a minute apart, and each acceptance', () => {
    const asked = (seconds: number) => happened(seconds, 'passed-on', partner('Anna'));
    const accepted = (seconds: number) =>
      happened(seconds, 'assignment-answered', { ...partner('Bo'), answer: 'accepted' });
    expect(ownerTimeline(RECEIVED, [asked(0), asked(59.999)])).toHaveLength(2);
    expect(ownerTimeline(RECEIVED, [asked(0), asked(60)])).toHaveLength(3);
    expect(ownerTimeline(RECEIVED, [accepted(0), accepted(1)])).toHaveLength(3);
    expect(ownerTimeline(RECEIVED, [accepted(0), asked(1)])).toHaveLength(3);
    const kinds = ownerTimeline(RECEIVED, [asked(0), accepted(1), asked(2)]).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['received', 'asked', 'accepted', 'asked']);
    expect(ownerTimeline(RECEIVED, [happened(0, 'owner-withdrew')])[1]?.partners).toEqual([]);
  });
});
