import { DomainError, type Lead, type LeadEvent, type LeadStatus } from '@boligstyling/domain';
import {
  type LeadNotification,
  LeadRepository,
  type Receipt,
  type SubmissionKey,
} from '../ports/lead-repository.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Leads in memory. */
export class InMemoryLeadRepository extends LeadRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async receive(
    lead: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
  ): Promise<Receipt> {
    const earlier = submission && this.earlier(submission);
    if (earlier) return earlier;
    this.store.leads.set(lead.id, lead);
    if (submission) this.store.submissions.set(submission.key, { ...submission, leadId: lead.id });
    for (const { id, kind, requestId = null } of notifications) {
      this.store.notifications.push({
        id,
        kind,
        leadId: lead.id,
        assignmentId: null,
        requestId,
        state: 'due',
        attempts: 0,
        createdAt: this.store.now,
        dueAt: this.store.now,
        leasedUntil: null,
        sentAt: null,
        lastFault: null,
      });
    }
    return { outcome: 'stored', id: lead.id, receivedAt: lead.receivedAt };
  }

  override async findSubmission(submission: SubmissionKey): Promise<Receipt | undefined> {
    return this.earlier(submission);
  }

  private earlier({ key, digest }: SubmissionKey): Receipt | undefined {
    const earlier = this.store.submissions.get(key);
    const found = earlier && this.store.leads.get(earlier.leadId);
    if (!found) return undefined;
    return earlier.digest === digest
      ? { outcome: 'repeated', id: found.id, receivedAt: found.receivedAt }
      : { outcome: 'key-reused' };
  }

  override async findById(id: string): Promise<Lead | undefined> {
    return this.store.leads.get(id);
  }

  override async changeStatus(
    leadId: string,
    status: LeadStatus,
    entry: Pick<LeadEvent, 'id' | 'at'>,
  ): Promise<void> {
    const lead = this.known(leadId);
    if (lead.status === status) return;
    const detail = { from: lead.status, to: status };
    this.store.leads.set(leadId, { ...lead, status });
    this.store.events.push({ ...entry, leadId, kind: 'status-changed', detail });
  }

  override async erase(leadId: string): Promise<void> {
    this.known(leadId);
    this.store.erase(leadId);
  }

  private known(leadId: string): Lead {
    const lead = this.store.leads.get(leadId);
    if (!lead) throw new DomainError('lead-not-found', 'Fant ikke henvendelsen.');
    return lead;
  }
}
