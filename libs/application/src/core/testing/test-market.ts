import { randomUUID } from 'node:crypto';
import type { Lead, Partner } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { CaseWork, LeadCases } from '../../lead-case/lead-cases.js';
import { LocateLeads } from '../../leads/locate-leads.js';
import type { FaultSubject } from '../ports.js';
import { SavePartner } from '../../partners/save-partner.js';
import { ownerToken, partnerToken } from '../signed-links.js';
import { STEP } from './happen.js';
import { InMemoryLeadDirectory } from '../../leads/testing/in-memory-lead-directory.js';
import { InMemoryLeadHistory } from '../../leads/testing/in-memory-lead-history.js';
import { InMemoryLeadPlaces } from '../../leads/testing/in-memory-lead-places.js';
import { InMemoryLeadRepository } from '../../leads/testing/in-memory-lead-repository.js';
import { InMemoryMatchingRepository } from '../../lead-case/testing/in-memory-matching-repository.js';
import { InMemoryNotificationRecords } from '../../notifications/testing/in-memory-notification-records.js';
import { InMemoryOwnerConfirmations } from '../../owners/testing/in-memory-owner-confirmations.js';
import { InMemoryPostalRegister } from '../../places/testing/in-memory-postal-register.js';
import { InMemoryQuotes } from '../../quotes/testing/in-memory-quotes.js';
import { InMemoryReviews } from '../../reviews/testing/in-memory-reviews.js';
import { InMemoryPartnerRepository } from '../../partners/testing/in-memory-partner-repository.js';
import { InMemoryStore } from './in-memory-store.js';
import { PlainLinkSigner } from './plain-link-signer.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

/** Leads, partners and all their ports in memory. */
export class TestMarket {
  readonly store = new InMemoryStore();
  readonly leads = new InMemoryLeadRepository(this.store);
  readonly partners = new InMemoryPartnerRepository(this.store);
  readonly matching = new InMemoryMatchingRepository(this.store);
  readonly history = new InMemoryLeadHistory(this.store);
  readonly directory = new InMemoryLeadDirectory(this.store);
  readonly records = new InMemoryNotificationRecords(this.store);
  readonly confirmations = new InMemoryOwnerConfirmations(this.store);
  readonly quotes = new InMemoryQuotes(this.store);
  readonly reviews = new InMemoryReviews(this.store);
  readonly register = new InMemoryPostalRegister(this.store);
  readonly signer = new PlainLinkSigner();
  readonly clock = { now: () => this.store.now };
  readonly ids = { next: randomUUID };
  readonly reported: [what: string, error: unknown, subject?: FaultSubject][] = [];
  readonly faults = {
    report: (...fault: (typeof this.reported)[number]) => void this.reported.push(fault),
  };
  deliveries = 0;
  nudges = 0;
  readonly delivery = { nudge: () => void (this.deliveries += 1) };
  readonly nextSteps = { nudge: () => void (this.nudges += 1) };
  readonly cases = new LeadCases(
    this.matching,
    new CaseWork(this.ids, this.clock, { answerHours: 12, automatic: true }),
    this.delivery,
    this.nextSteps,
  );

  readonly locateLeads = new LocateLeads(new InMemoryLeadPlaces(this.store), this.register, {
    municipalityOf: async () => undefined,
  });

  readonly savePartner = new SavePartner(
    this.partners,
    this.ids,
    this.clock,
    this.matching,
    this.nextSteps,
  );

  join(name: string, changes: Partial<Partner> = {}): Partner {
    const partner = samplePartner({ id: randomUUID(), name, email: `${name}@stil.no`, ...changes });
    this.store.partners.set(partner.id, partner);
    return partner;
  }

  async receive(changes: Partial<Lead> = {}): Promise<Lead> {
    const lead = sampleLead({ receivedAt: this.store.now, ...changes });
    await this.leads.receive(lead, []);
    return lead;
  }

  /** A lead whose first partners have been asked. */
  async asked(changes: Partial<Lead> = {}): Promise<Lead> {
    const lead = await this.receive(changes);
    await this.matching.decide(lead.id, 'local', STEP(this.store.now));
    return lead;
  }

  /** Erases the lead in the last moment before its next decision or read. */
  eraseBeforeNextDecision({ id }: Lead): void {
    const { decide, look } = this.matching;
    const preceded =
      <Given extends unknown[]>(turn: (...given: Given) => Promise<unknown>) =>
      async (...given: Given) => {
        Object.assign(this.matching, { decide, look });
        await this.leads.erase(id);
        return turn.apply(this.matching, given);
      };
    Object.assign(this.matching, { decide: preceded(decide), look: preceded(look) });
  }

  /** The link in the owner's confirmation e-mail. */
  ownerLink(lead: Lead): string {
    return ownerToken(this.signer, lead, lead.receivedAt);
  }

  partnerLink(lead: Lead, partner: Partner): string {
    const all = [...this.store.assignments.values()];
    const asked = all.find((each) => each.leadId === lead.id && each.partnerId === partner.id);
    if (!asked) throw new Error('The partner was not asked');
    return partnerToken(this.signer, { assignment: asked, partner });
  }

  /** The kinds of a lead's e-mails, in order. */
  mailsOf({ id }: Lead): string[] {
    return this.store.notifications.filter(({ leadId }) => leadId === id).map(({ kind }) => kind);
  }
}
