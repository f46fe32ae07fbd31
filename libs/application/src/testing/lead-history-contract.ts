import { randomUUID } from 'node:crypto';
import type { LeadEvent } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LeadHistory } from '../ports/lead-history.js';
import type { LeadRepository } from '../ports/lead-repository.js';
import { sampleLead } from './sample-lead.js';

/** What a contract needs: a history, and a way to receive the leads it tells of. */
export interface LeadHistoryUnderTest {
  leads: LeadRepository;
  history: LeadHistory;
}

/** What every {@link LeadHistory} keeps. `setUp` is asked for anew in each test. */
export function leadHistoryContract(setUp: () => LeadHistoryUnderTest): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  const note = (leadId: string, minute: number, text: string): LeadEvent => ({
    id: randomUUID(),
    leadId,
    at: at(minute),
    kind: 'note-added',
    detail: { text },
  });

  describe('a lead history', () => {
    it('tells what happened to a lead, oldest first, and nothing of another', async () => {
      const { leads, history } = setUp();
      const lead = sampleLead();
      const other = sampleLead();
      await leads.receive(lead, []);
      await leads.receive(other, []);
      const later = note(lead.id, 5, 'Ring etter kl. 16, «æøå» 🛋️');
      const changed: LeadEvent = {
        id: randomUUID(),
        leadId: lead.id,
        at: at(1),
        kind: 'status-changed',
        detail: { from: 'new', to: 'contacted' },
      };
      await history.append(later);
      await history.append(changed);
      await history.append(note(other.id, 2, 'En annen'));
      expect(await history.ofLead(lead.id)).toEqual([changed, later]);
    });

    it('tells nothing of a lead it does not know, and takes no entry for it', async () => {
      const { history } = setUp();
      const unknown = randomUUID();
      expect(await history.ofLead(unknown)).toEqual([]);
      await expect(history.append(note(unknown, 1, 'Ingen'))).rejects.toMatchObject({
        code: 'lead-not-found',
      });
    });
  });
}
