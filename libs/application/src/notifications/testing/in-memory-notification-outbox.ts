import {
  OFFER_NOTIFICATIONS,
  fieldsOfCorrection,
  hasContact,
  type Invoice,
  type InvoiceAccount,
  type Lead,
  type LeadKey,
  LEAVES_FIRST,
  MAX_COPIES,
  sameMailbox,
  SHARED_PASSWORD_SUBJECT,
  UNCERTAIN_RETRY_SECONDS,
  vatRateOf,
} from '@boligstyling/domain';
import {
  NotificationOutbox,
  type Outgoing,
  replacedBy,
  ABOUT_QUOTES,
  ABOUT_SALES,
} from '../notification-outbox.js';
import { withoutDigest } from '../../users/testing/in-memory-credentials.js';
import { dropReplacement } from '../../lead-case/testing/in-memory-erasing.js';
import { consentsOf, partnerAssignments } from '../../lead-case/testing/in-memory-case-state.js';
import { isOutdated } from './in-memory-outdated-emails.js';
import type { StoredErasure, StoredMail } from '../../core/testing/in-memory-rows.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

const kindOf = (row: StoredMail): string => ('kind' in row ? row.kind : 'partner-erasure');

const leavesFirst = (row: StoredMail): boolean => LEAVES_FIRST.some((each) => each === kindOf(row));

export class InMemoryNotificationOutbox extends NotificationOutbox {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async claimDue(
    limit: number,
    leaseSeconds: number,
    onlyFirst = false,
  ): Promise<Outgoing[]> {
    const due = this.store
      .outgoing()
      .filter((row) => !onlyFirst || leavesFirst(row))
      .filter(
        ({ state, copies }) => state === 'due' || (state === 'uncertain' && copies < MAX_COPIES),
      )
      .filter(({ dueAt }) => dueAt <= this.store.now)
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
      .sort((a, b) => Number(leavesFirst(b)) - Number(leavesFirst(a)));
    const claimed: Outgoing[] = [];
    for (const row of due) {
      if (claimed.length === limit) break;
      claimed.push(...this.claim(row, leaseSeconds));
    }
    return claimed;
  }

  private claim(row: StoredMail, leaseSeconds: number): Outgoing[] {
    if (isOutdated(this.store, row)) {
      this.store.drop(row.id);
      return [];
    }
    const known = this.known(row);
    if (!known) return [];
    row.attempts += 1;
    row.state = 'due';
    row.dueAt = this.inSeconds(leaseSeconds);
    row.leasedUntil = row.dueAt;
    return [{ ...known, attempts: row.attempts }];
  }

  override async renew(notification: Outgoing, leaseSeconds: number): Promise<void> {
    const row = this.leased(notification);
    if (!row) return;
    row.leasedUntil = this.inSeconds(leaseSeconds);
    if (row.state === 'due') row.dueAt = row.leasedUntil;
  }

  override async handOver(notification: Outgoing, leaseSeconds: number): Promise<boolean> {
    const row = this.leased(notification);
    if (!row || row.copies >= MAX_COPIES) return false;
    const leasedUntil = this.inSeconds(leaseSeconds);
    const dueAt = this.inSeconds(UNCERTAIN_RETRY_SECONDS);
    Object.assign(row, { state: 'uncertain', copies: row.copies + 1, dueAt, leasedUntil });
    if (row.copies === MAX_COPIES) row.lastFault = 'no answer to the text';
    return true;
  }

  override async leaveUncertain(notification: Outgoing, cause: string): Promise<void> {
    const dueAt = this.inSeconds(UNCERTAIN_RETRY_SECONDS);
    this.finish(notification, { dueAt, lastFault: cause });
  }

  override async markSent(notification: Outgoing): Promise<void> {
    this.finish(notification, { state: 'sent', sentAt: this.store.now, lastFault: null });
    for (const it of replacedBy(notification)) dropReplacement(this.store, it);
  }

  override async postpone(
    notification: Outgoing,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    const dueAt = this.inSeconds(delaySeconds);
    this.refuse(notification, { state: 'due', dueAt, lastFault: cause });
  }

  override async park(notification: Outgoing, cause: string): Promise<void> {
    const parked = this.refuse(notification, { state: 'parked', lastFault: cause });
    if (parked && isOutdated(this.store, parked)) this.store.drop(parked.id);
  }

  private accountOf(invoice: Invoice): InvoiceAccount {
    const { creditedOre, paidOre } = this.store.accountOf(invoice);
    return { invoice, creditedOre, paidOre };
  }

  /** A row with its subject; undefined when that is gone. */
  private known(row: StoredMail): Outgoing | undefined {
    if ('invoiceId' in row) {
      const { id, attempts, kind } = row;
      const invoice = this.store.invoices.get(row.invoiceId);
      const partner = this.store.partners.get(invoice?.partnerId ?? '');
      if (!invoice || !partner) return undefined;
      const account = this.accountOf(invoice);
      const credited = this.store.invoices.get(invoice.credits?.id ?? '');
      const creditedAccount = credited ? this.accountOf(credited) : null;
      return { id, attempts, kind, requestId: null, account, creditedAccount, partner };
    }
    if ('saleId' in row) {
      const { id, attempts, kind } = row;
      const sale = this.store.sales.get(row.saleId);
      const partner = this.store.partners.get(sale?.partnerId ?? '');
      return sale && partner && { id, attempts, kind, requestId: null, sale, partner };
    }
    if ('notice' in row) {
      const { id, attempts, notice } = row;
      const partner = this.store.partners.get(notice.partnerId);
      return partner && { id, attempts, kind: 'partner-erasure', requestId: null, notice, partner };
    }
    if (row.kind === 'sign-in-link') {
      const { id, attempts, kind } = row;
      const kept = this.store.links.get(id);
      const user = this.store.users.get(kept?.subjectId ?? '');
      if (!kept || (!user && kept.subjectId !== SHARED_PASSWORD_SUBJECT)) return undefined;
      const link = withoutDigest(kept);
      const recipient = user ? { name: user.name, email: user.email } : null;
      return { id, attempts, kind, requestId: null, link, recipient };
    }
    const { id, leadId, kind, assignmentId, attempts, createdAt, toEmail = null } = row;
    const requestId = this.store.requestIds.get(leadId) ?? null;
    const lead = this.store.leads.get(leadId);
    const assignments = partnerAssignments(this.store, leadId);
    const consents = consentsOf(this.store, leadId);
    const confirmation = this.store.confirmations.get(id) ?? null;
    const claimed = { id, leadId, kind, assignmentId, toEmail, attempts, createdAt, requestId };
    const sales = ABOUT_SALES.includes(kind) ? [...this.store.sales.values()] : [];
    const ownSale = sales.find((each) => each.assignmentId === assignmentId) ?? null;
    const { vatRate } = ownSale ?? { vatRate: vatRateOf(this.store.operator) };
    const asksForVat = vatRate !== null;
    const mergedReveals = OFFER_NOTIFICATIONS.includes(kind) ? this.mergedReveals(leadId) : [];
    const quotes = ABOUT_QUOTES.includes(kind)
      ? [...this.store.quotes.values()].filter((quote) => quote.leadId === leadId)
      : [];
    const reported = {
      consents,
      assignments,
      mergedReveals,
      confirmation,
      ownSale,
      quotes,
      corrected: kind === 'partner-correction' ? this.correctedSince(leadId, assignmentId) : [],
      asksForVat,
    };
    return lead && { ...claimed, ...reported, lead, isMailboxProven: this.isProven(lead) };
  }

  private isProven(lead: Lead): boolean {
    const ofMailbox = [...this.store.leads.values()].filter((each) => sameMailbox(each, lead));
    return ofMailbox.some(({ mailboxProvenAt }) => mailboxProvenAt !== null);
  }

  private correctedSince(leadId: string, assignmentId: string | null): LeadKey[] {
    const at = this.store.assignments.get(assignmentId ?? '')?.answeredAt ?? null;
    const fields = this.store.events.flatMap((event) =>
      event.leadId === leadId && event.kind === 'corrected' && at !== null && event.at >= at
        ? fieldsOfCorrection(event.detail.fields)
        : [],
    );
    return [...new Set(fields)];
  }

  private mergedReveals(leadId: string) {
    return [...this.store.standing]
      .filter(([, { mergedInto }]) => mergedInto === leadId)
      .flatMap(([id]) => partnerAssignments(this.store, id).map((it) => it.assignment))
      .filter(hasContact)
      .map(({ partnerId, partnerGroup }) => ({ partnerId, partnerGroup }));
  }

  /** The row, if the attempt still holds its lease. */
  private finish(notification: Outgoing, outcome: Partial<StoredErasure>) {
    const row = this.leased(notification);
    return row && Object.assign(row, { leasedUntil: null }, outcome);
  }

  /** As {@link finish}, where the mail server does not have this attempt's copy. */
  private refuse(notification: Outgoing, outcome: Partial<StoredErasure>) {
    const row = this.leased(notification);
    if (row?.state === 'uncertain') row.copies -= 1;
    return this.finish(notification, outcome);
  }

  private leased({ id, attempts }: Outgoing): StoredMail | undefined {
    const row = this.store.outgoing().find((candidate) => candidate.id === id);
    const isOpen = row?.state === 'due' || row?.state === 'uncertain';
    return isOpen && row.attempts === attempts ? row : undefined;
  }

  private inSeconds(seconds: number): Date {
    return new Date(this.store.now.getTime() + seconds * 1000);
  }
}
