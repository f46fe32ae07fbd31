import {
  type Consent,
  DomainError,
  FIRST_EMAILS_A_DAY,
  firstEmailOf,
  hasJoinedForGood,
  type Lead,
  setOffBy,
  type WebhookEvent,
} from '@boligstyling/domain';
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
    received: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
    announcements: readonly WebhookEvent[] = [],
    consents?: readonly Consent[],
  ): Promise<Receipt> {
    const earlier = submission && this.earlier(submission);
    if (earlier) return earlier;
    const mayWrite = this.mayWriteFirst(received, notifications, submission);
    const lead: Lead = mayWrite ? received : { ...received, suspicion: 'too-many-to-address' };
    const held = setOffBy(lead);
    this.store.leads.set(lead.id, lead);
    if (consents) this.store.consents.set(lead.id, consents);
    if (submission) this.store.submissions.set(submission.key, { ...submission, leadId: lead.id });
    for (const { id, kind, requestId = null } of notifications) {
      if (!mayWrite && !held.notifications.includes(kind)) continue;
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
      if (!mayWrite && !held.announcements.includes(event)) continue;
      this.store.announcements.push({ leadId: lead.id, event, at: lead.receivedAt, detail: {} });
    }
    return { outcome: 'stored', id: lead.id, receivedAt: lead.receivedAt };
  }

  private mayWriteFirst(
    lead: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
  ): boolean {
    const first = firstEmailOf(
      lead,
      notifications.map(({ kind }) => kind),
    );
    if (!first) return true;
    const key = JSON.stringify(first);
    const { submissions } = this.store.firstEmails.get(key) ?? { submissions: new Set<string>() };
    if (submissions.size >= FIRST_EMAILS_A_DAY) return false;
    submissions.add(submission?.key ?? lead.id);
    this.store.firstEmails.set(key, { day: first.day, submissions });
    return true;
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
      throw new DomainError('lead-not-found');
    }
    for (const id of this.joinedForGood(leadId)) await this.erase(id);
    this.store.tellOfErasure(leadId);
    this.store.erase(leadId);
  }

  private joinedForGood(leadId: string): string[] {
    return [...this.store.standing]
      .filter(([id, standing]) => {
        const lead = this.store.leads.get(id);
        return standing.joinedTo === leadId && lead && hasJoinedForGood(standing, lead);
      })
      .map(([id]) => id);
  }
}
