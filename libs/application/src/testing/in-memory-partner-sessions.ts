import {
  DAY_SECONDS,
  ENDED_SESSION_DAYS,
  PARTNER_SESSION_DAYS,
  WAITING_PARTNER_LINKS,
} from '@boligstyling/domain';
import type { ListedSession } from '../ports/admin-sessions.js';
import {
  type KeptLink,
  type NewPartnerSession,
  type OpenPartnerSession,
  PartnerSessions,
} from '../ports/partner-sessions.js';
import type { InMemoryStore } from './in-memory-store.js';

/** What was proven by a mailbox is good for as long as the partner has that. */
interface Proven {
  readonly mailbox: string;
}

interface StoredSession extends NewPartnerSession, OpenPartnerSession, Proven {
  openedAt: Date;
  endedAt: Date | null;
}

/** Links and sessions of partners in memory. */
export class InMemoryPartnerSessions extends PartnerSessions {
  private links: (KeptLink & Proven)[] = [];
  private sessions: StoredSession[] = [];

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async sendLink(email: string, make: (partnerId: string) => KeptLink): Promise<boolean> {
    const partner = [...this.store.partners.values()].find(
      (each) => each.email.toLowerCase() === email.toLowerCase(),
    );
    const waiting = this.waiting().filter(({ link }) => link.subjectId === partner?.id);
    if (!partner || waiting.length >= WAITING_PARTNER_LINKS) return false;
    this.links.push({ ...make(partner.id), mailbox: partner.email });
    return true;
  }

  override async open(
    { id, digest }: { readonly id: string; readonly digest: string },
    session: NewPartnerSession,
  ): Promise<OpenPartnerSession | undefined> {
    const kept = this.waiting().find(({ link, ...it }) => link.id === id && it.digest === digest);
    if (!kept) return undefined;
    this.links = this.links.filter((each) => each !== kept);
    const openedAt = this.store.now;
    const expiresAt = this.later(openedAt, PARTNER_SESSION_DAYS);
    const partnerId = kept.link.subjectId;
    const { mailbox } = kept;
    this.sessions.push({ ...session, partnerId, mailbox, openedAt, expiresAt, endedAt: null });
    return { id: session.id, partnerId, expiresAt };
  }

  override async find(id: string, tokenDigest: string): Promise<OpenPartnerSession | undefined> {
    const found = this.sessions.find((each) => each.id === id && each.tokenDigest === tokenDigest);
    if (!found || this.endOfOne(found)) return undefined;
    return { id, partnerId: found.partnerId, expiresAt: found.expiresAt };
  }

  override async listOf(partnerId: string): Promise<ListedSession[]> {
    const own = this.sessions.filter((each) => each.partnerId === partnerId);
    return own.map((each) => {
      const { id, browser, network, openedAt } = each;
      return { id, browser, network, openedAt, lastUsedAt: openedAt, endedAt: this.endOfOne(each) };
    });
  }

  override async endOf(partnerId: string, id: string): Promise<void> {
    for (const each of this.sessions) {
      if (each.partnerId === partnerId && each.id === id) each.endedAt ??= this.store.now;
    }
  }

  override async endAllOf(partnerId: string): Promise<void> {
    this.links = this.links.filter(({ link }) => link.subjectId !== partnerId);
    for (const { id } of this.sessions) await this.endOf(partnerId, id);
  }

  override async purge(): Promise<void> {
    this.sessions = this.sessions.filter((each) => {
      const end = this.endOfOne(each);
      return !end || this.later(end, ENDED_SESSION_DAYS) > this.store.now;
    });
  }

  private waiting(): (KeptLink & Proven)[] {
    return this.links.filter(
      ({ link, mailbox }) =>
        link.expiresAt > this.store.now && this.isStillIts(link.subjectId, mailbox),
    );
  }

  private endOfOne({ endedAt, expiresAt, partnerId, mailbox }: StoredSession): Date | null {
    if (!this.isStillIts(partnerId, mailbox)) return endedAt ?? this.store.now;
    return endedAt ?? (expiresAt <= this.store.now ? expiresAt : null);
  }

  private isStillIts(partnerId: string, mailbox: string): boolean {
    return this.store.partners.get(partnerId)?.email === mailbox;
  }

  private later(moment: Date, days: number): Date {
    return new Date(moment.getTime() + days * DAY_SECONDS * 1000);
  }
}
