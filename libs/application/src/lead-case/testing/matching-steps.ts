import { randomUUID } from 'node:crypto';
import {
  type Lead,
  type OpenCase,
  type Partner,
  advance,
  acceptAssignment,
} from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { beforeEach } from '@jest/globals';
import type { LeadHistory, LeadRepository } from '../../leads/lead-repository.js';
import type { MatchingRepository } from '../matching-repository.js';
import type { NotificationOutbox } from '../../notifications/notification-outbox.js';
import type { PartnerRepository } from '../../partners/partner-repository.js';
import type { SaleRepository } from '../../billing/sale-repository.js';
import { happen } from '../../core/testing/happen.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

export interface MatchingUnderTest {
  leads: LeadRepository;
  history: LeadHistory;
  matching: MatchingRepository;
  partners: PartnerRepository;
  sales: SaleRepository;
  outbox: NotificationOutbox;
}

export function matchingSteps(setUp: () => Promise<MatchingUnderTest>) {
  const steps = {} as { under: MatchingUnderTest };
  beforeEach(async () => {
    steps.under = await setUp();
  });

  /**
   * Each for a separate home, and a second ago, because a storage whose clock stands still would
   * lag behind.
   */
  const receive = async (changes: Partial<Lead> = {}) => {
    const receivedAt = new Date(Date.now() - 1000);
    const lead = sampleLead({ receivedAt, address: `Vei ${randomUUID()}`, ...changes });
    await steps.under.leads.receive(lead, []);
    return lead.id;
  };
  const join = async (changes: Partial<Partner> = {}) => {
    const id = randomUUID();
    const partner = samplePartner({ id, email: `${id}@stil.no`, ...changes });
    await steps.under.partners.add(partner);
    return partner;
  };
  const work = (leadId: string, what: (leadCase: OpenCase) => void, at?: Date) =>
    happen(steps.under.matching, leadId, what, at);
  const match = (leadId: string) => work(leadId, (leadCase) => advance(leadCase));
  /** Every partner that is asked accepts, as far as there is room. */
  const take = async (leadId: string) => {
    await match(leadId);
    for (const { assignment } of await steps.under.matching.assignmentsOf(leadId)) {
      await work(leadId, (leadCase) => acceptAssignment(leadCase, assignment.id));
    }
  };
  return { steps, receive, join, happen: work, match, take };
}
