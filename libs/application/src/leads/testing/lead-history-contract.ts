import { addNote, setStatus } from '@boligstyling/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { LeadHistory, LeadRepository } from '../lead-repository.js';
import type { MatchingRepository } from '../../lead-case/matching-repository.js';
import { happen } from '../../core/testing/happen.js';
import { sampleLead } from './sample-lead.js';

export interface LeadHistoryUnderTest {
  leads: LeadRepository;
  matching: MatchingRepository;
  history: LeadHistory;
}

export function leadHistoryContract(setUp: () => LeadHistoryUnderTest): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

  describe('a lead history', () => {
    it("returns a lead's events, oldest first, and none of another", async () => {
      const { leads, matching, history } = setUp();
      const lead = sampleLead();
      const other = sampleLead();
      await leads.receive(lead, []);
      await leads.receive(other, []);
      const text = 'Ring etter kl. 16, «æøå» 🛋️';
      await happen(matching, lead.id, (leadCase) => addNote(leadCase, text), at(5));
      await happen(matching, lead.id, (leadCase) => setStatus(leadCase, 'contacted'), at(1));
      await happen(matching, other.id, (leadCase) => addNote(leadCase, 'En annen'), at(2));
      const id = expect.any(String);
      const detail = { from: 'new', to: 'contacted' };
      expect(await history.ofLead(lead.id)).toEqual([
        { id, leadId: lead.id, at: at(1), kind: 'status-changed', detail, actor: null },
        { id, leadId: lead.id, at: at(5), kind: 'note-added', detail: { text }, actor: null },
      ]);
    });

    it('is empty for an unknown lead', async () => {
      const { history } = setUp();
      expect(await history.ofLead(randomUUID())).toEqual([]);
    });
  });
}
