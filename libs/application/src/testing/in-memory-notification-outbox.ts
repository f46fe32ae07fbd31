import {
  ASKS_PARTNERS,
  isHolder,
  type Lead,
  sameMailbox,
  SHARED_PASSWORD_SUBJECT,
  vatRateOf,
} from '@boligstyling/domain';
import {
  NotificationOutbox,
  type Outgoing,
  ruledSale,
  TELLS_OF_SALES,
} from '../ports/notification-outbox.js';
import { withoutDigest } from './in-memory-credentials.js';
import { dropRuling } from './in-memory-erasing.js';
import { consentsOf, partnerAssignments } from './in-memory-case-state.js';
import { isMoot } from './in-memory-moot-letters.js';
import type { StoredErasure, StoredMail } from './in-memory-rows.js';
import type { InMemoryStore } from './in-memory-store.js';

/** The outbox in memory. */
export class InMemoryNotificationOutbox extends NotificationOutbox {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async claimDue(limit: number, leaseSeconds: number): Promise<Outgoing[]> {
    const due = this.store
      .outgoing()
      .filter(({ state, dueAt }) => state === 'due' && dueAt <= this.store.now)
      .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    const claimed: Outgoing[] = [];
    for (const row of due) {
      if (claimed.length === limit) break;
      claimed.push(...this.claim(row, leaseSeconds));
    }
    return claimed;
  }

  private claim(row: StoredMail, leaseSeconds: number): Outgoing[] {
    if (isMoot(this.store, row)) {
      this.store.drop(row.id);
      return [];
    }
    const known = this.known(row);
    if (!known) return [];
    row.attempts += 1;
    row.dueAt = this.inSeconds(leaseSeconds);
    row.leasedUntil = row.dueAt;
    return [{ ...known, attempts: row.attempts }];
  }

  override async markSent(notification: Outgoing): Promise<void> {
    this.finish(notification, { state: 'sent', sentAt: this.store.now, lastFault: null });
    for (const saleId of ruledSale(notification)) dropRuling(this.store, saleId);
  }

  override async postpone(
    notification: Outgoing,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    this.finish(notification, { dueAt: this.inSeconds(delaySeconds), lastFault: cause });
  }

  override async park(notification: Outgoing, cause: string): Promise<void> {
    const parked = this.finish(notification, { state: 'parked', lastFault: cause });
    if (parked && isMoot(this.store, parked)) this.store.drop(parked.id);
  }

  /** A row with what it tells of; undefined when that is gone. */
  private known(row: StoredMail): Outgoing | undefined {
    if ('invoiceId' in row) {
      const { id, attempts, kind } = row;
      const invoice = this.store.invoices.get(row.invoiceId);
      const partner = this.store.partners.get(invoice?.partnerId ?? '');
      if (!invoice || !partner) return undefined;
      const { creditedOre, paidOre } = this.store.accountOf(invoice);
      const account = { invoice, creditedOre, paidOre };
      return { id, attempts, kind, requestId: null, account, partner };
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
      const person = this.store.people.get(kept?.subjectId ?? '');
      if (!kept || (!person && kept.subjectId !== SHARED_PASSWORD_SUBJECT)) return undefined;
      const link = withoutDigest(kept);
      const recipient = person ? { name: person.name, email: person.email } : null;
      return { id, attempts, kind, requestId: null, link, recipient };
    }
    const { id, leadId, kind, assignmentId, attempts, createdAt, toEmail = null } = row;
    const requestId = this.store.requestIds.get(leadId) ?? null;
    const lead = this.store.leads.get(leadId);
    const assignments = partnerAssignments(this.store, leadId);
    const consents = consentsOf(this.store, leadId);
    const confirmation = this.store.confirmations.get(id) ?? null;
    const claimed = { id, leadId, kind, assignmentId, toEmail, attempts, createdAt, requestId };
    const sales = TELLS_OF_SALES.includes(kind) ? [...this.store.sales.values()] : [];
    const ownSale = sales.find((each) => each.assignmentId === assignmentId) ?? null;
    const { vatRate } = ownSale ?? { vatRate: vatRateOf(this.store.operator) };
    const asksForVat = vatRate !== null;
    const joinedHolders = ASKS_PARTNERS.includes(kind) ? this.joinedHolders(leadId) : [];
    const told = { consents, assignments, joinedHolders, confirmation, ownSale, asksForVat };
    return lead && { ...claimed, ...told, lead, isMailboxProven: this.isProven(lead) };
  }

  private isProven(lead: Lead): boolean {
    const ofMailbox = [...this.store.leads.values()].filter((each) => sameMailbox(each, lead));
    return ofMailbox.some(({ mailboxProvenAt }) => mailboxProvenAt !== null);
  }

  private joinedHolders(leadId: string) {
    return [...this.store.standing]
      .filter(([, { joinedTo }]) => joinedTo === leadId)
      .flatMap(([id]) => partnerAssignments(this.store, id).map((it) => it.assignment))
      .filter(isHolder)
      .map(({ partnerId, recipient }) => ({ partnerId, recipient }));
  }

  /** The row, if its outcome was that attempt's to write. */
  private finish({ id, attempts }: Outgoing, outcome: Partial<StoredErasure>) {
    const row = this.store.outgoing().find((candidate) => candidate.id === id);
    if (row?.state !== 'due' || row.attempts !== attempts) return undefined;
    return Object.assign(row, { leasedUntil: null }, outcome);
  }

  private inSeconds(seconds: number): Date {
    return new Date(this.store.now.getTime() + seconds * 1000);
  }
}
