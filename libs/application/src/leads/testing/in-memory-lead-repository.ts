import {
  arrivalConsents,
  type Consent,
  DomainError,
  firstEmailOf,
  isTest,
  KEY_WINDOW_SECONDS,
  type Lead,
  effectsOfLead,
  type WebhookEvent,
} from '@boligstyling/domain';
import {
  type RemainingCalls,
  type LeadNotification,
  LeadRepository,
  type Receipt,
  type SubmissionKey,
} from '../lead-repository.js';
import {
  eraseRows,
  notifyOfErasure,
  notifyOfSales,
} from '../../lead-case/testing/in-memory-erasing.js';
import { mergedPermanently } from '../../lead-case/testing/in-memory-case-state.js';
import { poolOf, wakeWaiting } from '../../lead-case/testing/in-memory-partner-pool.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

type KeyUse =
  | { readonly outcome: 'granted'; readonly remainingCalls: RemainingCalls }
  | Extract<Receipt, { outcome: 'limit-reached' | 'api-key-refused' }>;

export class InMemoryLeadRepository extends LeadRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async receive(
    received: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
    announcements: readonly WebhookEvent[] = [],
    consents: readonly Consent[] = arrivalConsents('form', received.receivedAt),
    integratorKeyId?: string,
    requestId?: string,
  ): Promise<Receipt> {
    const granted = integratorKeyId ? this.useKey(integratorKeyId) : undefined;
    const counted = granted &&
      'remainingCalls' in granted && { remainingCalls: granted.remainingCalls };
    const earlier = submission && this.earlier(submission);
    if (earlier) return { ...earlier, ...counted };
    if (granted && granted.outcome !== 'granted') return granted;
    const mayWrite = this.mayWriteFirst(received, notifications, submission, consents);
    const lead: Lead = mayWrite ? received : { ...received, suspicion: 'too-many-to-address' };
    const held = effectsOfLead(lead);
    this.store.leads.set(lead.id, lead);
    if (isTest(lead)) this.store.addTestPartner();
    if (integratorKeyId) this.store.sentBy.set(lead.id, integratorKeyId);
    this.store.consents.set(lead.id, consents);
    if (requestId) this.store.requestIds.set(lead.id, requestId);
    if (submission)
      this.store.submissions.set(submission.idempotencyKey, { ...submission, leadId: lead.id });
    for (const { id, kind } of notifications) {
      if (!mayWrite && !held.notifications.includes(kind)) continue;
      this.store.notify(lead.id, kind, id);
    }
    for (const event of announcements) {
      if (!mayWrite && !held.announcements.includes(event)) continue;
      this.store.announcements.push({ leadId: lead.id, event, at: lead.receivedAt, detail: {} });
    }
    const { id, receivedAt } = lead;
    return { outcome: 'stored', id, receivedAt, ...counted };
  }

  private useKey(id: string): KeyUse {
    const key = this.store.integratorKeys.get(id);
    if (!key || key.paused) return { outcome: 'api-key-refused' };
    const { now } = this.store;
    const last = this.store.keyUses.get(id);
    const age = last ? (now.getTime() - last.since.getTime()) / 1000 : KEY_WINDOW_SECONDS;
    const window = last && Math.abs(age) < KEY_WINDOW_SECONDS ? last : { since: now, used: 0 };
    const isGranted = window.used < key.perMinute;
    const used = isGranted ? window.used + 1 : window.used;
    this.store.keyUses.set(id, { ...window, used });
    const over = window.since.getTime() / 1000 + KEY_WINDOW_SECONDS - now.getTime() / 1000;
    const remaining = Math.max(key.perMinute - used, 0);
    const remainingCalls = { remaining, resetSeconds: Math.ceil(over) };
    return { outcome: isGranted ? 'granted' : 'limit-reached', remainingCalls };
  }

  private mayWriteFirst(
    lead: Lead,
    notifications: readonly LeadNotification[],
    submission?: SubmissionKey,
    consents?: readonly Consent[],
  ): boolean {
    const first = firstEmailOf(
      lead,
      notifications.map(({ kind }) => kind),
      consents,
    );
    return !first || this.store.takeFirstEmail(first, submission?.idempotencyKey ?? lead.id);
  }

  override async findSubmission(submission: SubmissionKey): Promise<Receipt | undefined> {
    return this.earlier(submission);
  }

  private earlier({ idempotencyKey: key, digest }: SubmissionKey): Receipt | undefined {
    if (this.store.erasedKeys.has(key)) return { outcome: 'erased' };
    const earlier = this.store.submissions.get(key);
    const found = earlier && this.store.leads.get(earlier.leadId);
    if (!found) return undefined;
    return earlier.digest === digest
      ? { outcome: 'repeated', id: found.id, receivedAt: found.receivedAt }
      : { outcome: 'idempotency-key-reused' };
  }

  override async findById(id: string): Promise<Lead | undefined> {
    return this.store.leads.get(id);
  }

  override async erase(leadId: string): Promise<string[]> {
    if (!this.store.leads.has(leadId)) {
      throw new DomainError('lead-not-found');
    }
    const erased = [leadId];
    for (const id of mergedPermanently(this.store, leadId)) erased.push(...(await this.erase(id)));
    notifyOfErasure(this.store, leadId);
    notifyOfSales(this.store, leadId);
    for (const [key, submission] of this.store.submissions) {
      if (submission.leadId === leadId) this.store.erasedKeys.set(key, this.store.now);
    }
    this.wakeByErasing(leadId);
    eraseRows(this.store, leadId);
    return erased;
  }

  /** Makes leads due that wait for partners whose offer of this lead is erased with it. */
  private wakeByErasing(leadId: string): void {
    const pool = poolOf(this.store);
    for (const { leadId: about, partnerId, state } of this.store.assignments.values()) {
      if (about === leadId && state === 'offered') pool.offerErased(partnerId);
    }
    wakeWaiting(this.store, pool.freed(this.store.now), this.store.now);
  }
}
