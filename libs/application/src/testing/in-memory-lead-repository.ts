import { DomainError, type Lead, type WebhookEvent } from '@boligstyling/domain';
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
    announcements: readonly WebhookEvent[] = [],
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
    for (const event of announcements) {
      this.store.announcements.push({ leadId: lead.id, event, at: lead.receivedAt, detail: {} });
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

  override async erase(leadId: string): Promise<void> {
    if (!this.store.leads.has(leadId)) {
      throw new DomainError('lead-not-found', 'Fant ikke henvendelsen.');
    }
    this.store.erase(leadId);
  }
}
