import { randomUUID } from 'node:crypto';
import {
  type WebhookOccurrence,
  type Assignment,
  type AuditedAct,
  type Consent,
  FIRST_EMAILS_A_DAY,
  type FirstEmail,
  type IntegratorKey,
  type Invoice,
  type InvoiceNotification,
  isParked,
  isSettled,
  isToSend,
  type Lead,
  type LeadEvent,
  type LeadPicture,
  type LeadStanding,
  type MatchRound,
  type NotificationKind,
  type OneTimeLink,
  type OperatorDetails,
  type Partner,
  type PartnerFigures,
  type Passkey,
  type PayableAccount,
  type BankLineDecision,
  type BookedPayment,
  type Payment,
  type Quote,
  type QuoteTemplate,
  type RegisteredBankLine,
  INVOICE_REMINDER_KINDS,
  type Review,
  type Sale,
  salesAfterPayment,
  UNKNOWN_OPERATOR,
  TEST_PARTNER,
} from '@boligstyling/domain';
import type { PresentedLink } from '../link-signer.js';
import type { SubmissionKey } from '../../leads/lead-repository.js';
import type {
  StoredChallenge,
  StoredConfirmation,
  StoredErasure,
  StoredInvoiceNotification,
  StoredLinkMail,
  StoredMail,
  StoredNotification,
  StoredOutgoing,
  StoredUser,
  StoredSaleNotification,
  StoredSession,
} from './in-memory-rows.js';

/**
 * The state that the in-memory ports share, as the real ones share a database. Its clock moves by
 * hand.
 */
export class InMemoryStore {
  operator: OperatorDetails = UNKNOWN_OPERATOR;
  readonly leads = new Map<string, Lead>();
  readonly submissions = new Map<string, SubmissionKey & { leadId: string }>();
  /** Times of erasure by idempotency key. */
  readonly erasedKeys = new Map<string, Date>();
  /** The HTTP request id that each lead came with. */
  readonly requestIds = new Map<string, string>();
  /** Submissions that may write to a mailbox, by its address and the day. */
  readonly firstEmails = new Map<string, { day: string; submissions: Set<string> }>();
  readonly integratorKeys = new Map<string, IntegratorKey>();
  /** Leads sent per API key since its window began. */
  readonly keyUses = new Map<string, { since: Date; used: number }>();
  /** The API key that sent a lead. */
  readonly sentBy = new Map<string, string>();
  readonly notifications: StoredNotification[] = [];
  readonly erasures: StoredErasure[] = [];
  readonly reviews = new Map<string, Review>();
  readonly confirmations = new Map<string, StoredConfirmation>();
  readonly events: LeadEvent[] = [];
  readonly announcements: (WebhookOccurrence & { leadId: string })[] = [];
  readonly standing = new Map<string, LeadStanding>();
  /** Times of the first acceptance by lead. */
  readonly acceptedAt = new Map<string, Date | null>();
  readonly consents = new Map<string, readonly Consent[]>();
  readonly figures = new Map<string, PartnerFigures>();
  readonly parked = new Map<string, string>();
  readonly partners = new Map<string, Partner>();
  readonly assignments = new Map<string, Assignment>();
  readonly sales = new Map<string, Sale>();
  readonly quotes = new Map<string, Quote>();
  readonly pictures = new Map<string, LeadPicture>();
  /** Ids of files to delete. */
  readonly erasedFiles = new Set<string>();
  readonly quoteTemplates = new Map<string, readonly QuoteTemplate[]>();
  readonly rounds: MatchRound[] = [];
  /** The last invoice number of each year. */
  readonly lastNumbers = new Map<number, number>();
  readonly invoices = new Map<string, Invoice>();
  readonly payments: Omit<BookedPayment, 'isUndone'>[] = [];
  readonly bankLines: RegisteredBankLine[] = [];
  /** By bank line. */
  readonly bankLineDecisions = new Map<string, readonly BankLineDecision[]>();
  readonly invoiceNotifications: StoredInvoiceNotification[] = [];
  readonly saleNotifications: StoredSaleNotification[] = [];
  readonly users = new Map<string, StoredUser>();
  readonly passkeys = new Map<string, Passkey & { readonly userId: string }>();
  /** Digests of unused codes, by user. */
  readonly recoveryCodes = new Map<string, Set<string>>();
  readonly challenges = new Map<string, StoredChallenge>();
  readonly links = new Map<string, OneTimeLink & { readonly digest: string }>();
  readonly linkMails: StoredLinkMail[] = [];
  readonly sessions = new Map<string, StoredSession>();
  readonly audit: AuditedAct[] = [];
  now = new Date('2026-11-20T12:00:00.000Z');

  /**
   * Counts a first e-mail under this name, once; false: the mailbox has reached its daily quota.
   */
  takeFirstEmail(first: FirstEmail, name: string, atMost = FIRST_EMAILS_A_DAY): boolean {
    const key = JSON.stringify(first);
    const { submissions } = this.firstEmails.get(key) ?? { submissions: new Set<string>() };
    if (submissions.size >= atMost) return false;
    submissions.add(name);
    this.firstEmails.set(key, { day: first.day, submissions });
    return true;
  }

  addTestPartner(): void {
    this.partners.set(TEST_PARTNER.id, { ...TEST_PARTNER, version: 1, logoId: null });
  }

  notify(
    leadId: string,
    kind: NotificationKind,
    id: string,
    given: Partial<Pick<StoredNotification, 'assignmentId' | 'createdAt'>> = {},
  ): void {
    const untried = this.untried();
    this.notifications.push({ ...untried, id, leadId, kind, assignmentId: null, ...given });
  }

  /** The outbox, in order of entry. */
  outgoing(): StoredMail[] {
    const { notifications, erasures, invoiceNotifications, saleNotifications, linkMails } = this;
    const ofPartners = [...erasures, ...invoiceNotifications, ...saleNotifications];
    return [...notifications, ...ofPartners, ...linkMails];
  }

  /** Removes an obsolete e-mail from the outbox. */
  drop(id: string): void {
    const { notifications, invoiceNotifications, saleNotifications, linkMails } = this;
    for (const rows of [notifications, invoiceNotifications, saleNotifications, linkMails]) {
      const at = rows.findIndex((row) => row.id === id);
      if (at >= 0) rows.splice(at, 1);
    }
  }

  /** Keeps a link in place of earlier ones, with its e-mail. */
  sendLink(link: OneTimeLink, digest: string): void {
    this.deleteLinks(link.subjectId);
    this.sendAnotherLink(link, digest);
  }

  /** Keeps a link beside earlier ones, with its e-mail. */
  sendAnotherLink(link: OneTimeLink, digest: string): void {
    this.links.set(link.id, { ...link, digest });
    this.linkMails.push({ ...this.untried(), id: link.id, kind: 'sign-in-link' });
  }

  /** The stored link, unless expired. */
  keptLink({ id, digests }: PresentedLink) {
    const kept = this.links.get(id);
    return kept && digests.includes(kept.digest) && kept.expiresAt > this.now ? kept : undefined;
  }

  deleteLinks(subjectId: string): void {
    for (const [id, link] of this.links) if (link.subjectId === subjectId) this.links.delete(id);
  }

  notificationOfSale(saleId: string, kind: StoredSaleNotification['kind'], dueAt = this.now): void {
    this.saleNotifications.push({ ...this.untried(), dueAt, id: randomUUID(), saleId, kind });
  }

  /** Enqueues an e-mail about an invoice, unless there was one of that kind. */
  notificationOfInvoice(invoiceId: string, kind: InvoiceNotification, id: string): boolean {
    const reported = this.invoiceNotifications.some(
      (each) => each.invoiceId === invoiceId && each.kind === kind,
    );
    if (!reported) this.invoiceNotifications.push({ ...this.untried(), id, invoiceId, kind });
    return !reported;
  }

  accountOf(invoice: Invoice): PayableAccount {
    const notes = [...this.invoices.values()].filter(({ credits }) => credits?.id === invoice.id);
    const payments = this.payments.filter(({ invoiceId }) => invoiceId === invoice.id);
    const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
    const last = payments.findLast(
      ({ source }) => !['bank', 'placed', 'bank-undone'].includes(source),
    );
    return {
      invoice,
      lastByHand: last ? { id: last.id, amountOre: last.amountOre, source: last.source } : null,
      creditedOre: sum(notes.map(({ totalOre }) => totalOre)),
      paidOre: sum(payments.map(({ amountOre }) => amountOre)),
      byHandOre: sum(
        payments.map((it) => (it.source === 'by-hand' || isUndone(it, -1) ? it.amountOre : 0)),
      ),
      paidBackOre: sum(
        payments.map((it) => (it.source === 'paid-back' || isUndone(it, 1) ? -it.amountOre : 0)),
      ),
    };
  }

  /**
   * Derives the status of these invoices' sales from the payments, and drops reminders of settled
   * ones.
   */
  followPayments(invoiceIds: readonly string[], at = this.now): void {
    for (const id of invoiceIds) {
      const invoice = this.invoices.get(id);
      if (!invoice) continue;
      const sales = [...this.sales.values()].filter(({ invoiceId }) => invoiceId === id);
      for (const sale of salesAfterPayment(this.accountOf(invoice), sales, at)) {
        this.sales.set(sale.id, sale);
      }
      if (isSettled(this.accountOf(invoice))) this.recallReminders(id);
    }
  }

  private recallReminders(id: string): void {
    const kept = this.invoiceNotifications.filter(
      (row) =>
        row.invoiceId !== id ||
        !INVOICE_REMINDER_KINDS.includes(row.kind) ||
        !this.isNotUnderWay(row),
    );
    this.invoiceNotifications.splice(0, this.invoiceNotifications.length, ...kept);
  }

  /** True while it has not left and no lease on it is running. */
  isNotUnderWay({ leasedUntil, state }: StoredOutgoing): boolean {
    const isHeld = leasedUntil !== null && leasedUntil > this.now;
    return isParked({ state }) || (isToSend({ state }) && !isHeld);
  }

  untried(): Omit<StoredOutgoing, 'id'> & { state: 'due' } {
    return {
      state: 'due',
      attempts: 0,
      copies: 0,
      createdAt: this.now,
      dueAt: this.now,
      leasedUntil: null,
      sentAt: null,
      lastFault: null,
    };
  }

  advance(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }
}

/** The audit log's failed logins. */
export const auditIn = ({ audit }: InMemoryStore) => ({
  saw: (act: AuditedAct) => void audit.push(act),
});

/** True where it undoes an incoming payment (-1), or a return (1). */
function isUndone({ source, amountOre }: Payment, sign: number): boolean {
  return source === 'undone' && Math.sign(amountOre) === sign;
}
