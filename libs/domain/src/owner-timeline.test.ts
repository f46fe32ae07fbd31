import { describe, expect, it } from '@jest/globals';
import type { LeadEvent } from './lead-event.js';
import { ownerTimeline } from './owner-timeline.js';

const RECEIVED = new Date('2026-11-24T12:58:00.000Z');
const after = (seconds: number) => new Date(RECEIVED.getTime() + seconds * 1000);
let ids = 0;
const happened = (seconds: number, kind: string, detail: Record<string, string> = {}): LeadEvent =>
  ({ id: `event-${(ids += 1)}`, leadId: 'lead', at: after(seconds), kind, detail }) as LeadEvent;
const partner = (partnerName: string) => ({ partnerId: partnerName, partnerName });

describe('what an owner reads has happened', () => {
  it('begins with the request, and tells of questions that were sent together at once', () => {
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
      { at: after(5000), kind: 'taken', partners: ['Anna'] },
    ]);
  });

  it('tells what the owner said and corrected, and nothing of notes and refusals', () => {
    const kinds = ownerTimeline(RECEIVED, [
      happened(1, 'assignment-answered', { ...partner('Bo'), answer: 'declined' }),
      happened(2, 'note-added', { text: 'internal' }),
      happened(3, 'consent-given', { subject: 'estate-agent', answer: 'yes' }),
      happened(4, 'consent-given', { subject: 'one-more-stylist', answer: 'yes' }),
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
      'nobody-called',
      'corrected',
      'left',
      'won',
      'withdrawn',
    ]);
  });
});
