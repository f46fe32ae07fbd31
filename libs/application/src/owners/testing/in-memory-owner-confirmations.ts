import {
  type ConfirmedPurpose,
  CONFIRMATION_MINUTES,
  CONFIRMATION_DAYS,
  CONFIRMATIONS_A_DAY,
  daysAfter,
  DAY_MS,
  firstEmailTo,
  isMergedPermanently,
  isClosed,
  type Lead,
  LINKS_A_DAY,
  LINKS_AT_A_TIME,
  LINKS_TO_MAILBOX_A_DAY,
  linkEmailCounter,
  type NotificationKind,
} from '@boligstyling/domain';
import {
  type AskedConfirmation,
  type FoundConfirmation,
  type GivenConfirmation,
  OwnerConfirmations,
} from '../owner-confirmations.js';
import type { StoredConfirmation } from '../../core/testing/in-memory-rows.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryOwnerConfirmations extends OwnerConfirmations {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async ask(
    { id, emailChangedAt, ...asked }: AskedConfirmation,
    ofMailbox: readonly string[],
    others: readonly { id: string; kind: NotificationKind }[],
    now: Date,
  ): Promise<boolean> {
    const ofLead = [...this.store.confirmations.values()].filter(
      (each) => each.leadId === asked.leadId && !isOld(each, daysAfter(now, -CONFIRMATION_DAYS)),
    );
    const lead = this.store.leads.get(asked.leadId);
    const isThere = lead?.emailChangedAt?.getTime() === emailChangedAt?.getTime();
    if (!lead || !isThere || ofLead.length >= CONFIRMATIONS_A_DAY) return false;
    if (asked.newEmail) {
      if (!this.store.takeFirstEmail(firstEmailTo(asked.newEmail, now), id)) return false;
      this.supersede(ofMailbox);
    }
    this.store.confirmations.set(id, { ...asked, isUsed: false });
    for (const each of [{ id, kind: 'owner-confirm' as const }, ...others]) {
      this.store.notify(asked.leadId, each.kind, each.id, { createdAt: now });
    }
    const ids = new Set(others.map((each) => each.id));
    for (const each of this.store.notifications) {
      if (ids.has(each.id)) each.toEmail = lead.customerEmail;
    }
    return true;
  }

  override async find(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<FoundConfirmation | undefined> {
    const asked = this.store.confirmations.get(id);
    if (asked?.purpose !== purpose) return undefined;
    const { leadId, newEmail, isUsed, expiresAt } = asked;
    return { leadId, newEmail, isPending: !isUsed && expiresAt > now };
  }

  override async take(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<GivenConfirmation | undefined> {
    const asked = this.store.confirmations.get(id);
    if (!asked || asked.isUsed || asked.purpose !== purpose || asked.expiresAt <= now) {
      return undefined;
    }
    this.store.confirmations.set(id, { ...asked, isUsed: true, isGiven: true });
    return { leadId: asked.leadId, newEmail: asked.newEmail };
  }

  override async keepEmail(leadIds: readonly string[]): Promise<void> {
    this.supersede(leadIds);
  }

  override async endAllOf(leadIds: readonly string[], _now: Date, but?: string): Promise<void> {
    this.use(({ leadId }, id) => leadIds.includes(leadId) && id !== but);
  }

  override async pendingEmail(leadIds: readonly string[], now: Date): Promise<string | null> {
    const pending = [...this.store.confirmations.values()].filter(
      ({ leadId, isUsed, expiresAt }) => leadIds.includes(leadId) && !isUsed && expiresAt > now,
    );
    return pending.findLast(({ newEmail }) => newEmail)?.newEmail ?? null;
  }

  override async sendLinks(email: string, newId: () => string, now: Date): Promise<void> {
    const lately = ({ id }: Lead) =>
      this.store.notifications.filter(
        (it) =>
          it.leadId === id && it.kind === 'owner-link' && +it.createdAt > now.getTime() - DAY_MS,
      ).length;
    const isOver = (lead: Lead) => Number(isClosed(lead));
    const isOf = (it: Lead | undefined) => it?.customerEmail.toLowerCase() === email.toLowerCase();
    const latest = [...this.store.leads.values()]
      .filter((it) => isOf(it) && !it.suspicion && !isOf(this.mergedPermanently(it)))
      .sort(
        (a, b) => isOver(a) - isOver(b) || lately(a) - lately(b) || +b.receivedAt - +a.receivedAt,
      )
      .slice(0, LINKS_AT_A_TIME);
    for (const lead of latest) {
      const { id } = lead;
      if (lately(lead) >= LINKS_A_DAY) continue;
      const link = newId();
      if (!this.store.takeFirstEmail(linkEmailCounter(email, now), link, LINKS_TO_MAILBOX_A_DAY))
        return;
      this.store.notify(id, 'owner-link', link, { createdAt: now });
    }
  }

  override async deleteOld(until: Date): Promise<void> {
    for (const [id, each] of this.store.confirmations) {
      if (isOld(each, until)) this.store.confirmations.delete(id);
    }
  }

  private mergedPermanently(lead: Lead): Lead | undefined {
    const standing = this.store.standing.get(lead.id);
    if (!standing?.mergedInto || !isMergedPermanently(standing)) return undefined;
    return this.store.leads.get(standing.mergedInto);
  }

  private supersede(leadIds: readonly string[]): void {
    this.use(({ leadId, newEmail }) => leadIds.includes(leadId) && newEmail !== null);
  }

  private use(which: (asked: StoredConfirmation, id: string) => boolean): void {
    for (const [id, each] of this.store.confirmations) {
      if (which(each, id)) this.store.confirmations.set(id, { ...each, isUsed: true });
    }
  }
}

function isOld({ expiresAt }: { expiresAt: Date }, until: Date): boolean {
  return expiresAt.getTime() - CONFIRMATION_MINUTES * 60_000 <= until.getTime();
}
