import {
  CONFIRMED_SECONDS,
  DAY_SECONDS,
  ENDED_SESSION_DAYS,
  SESSION_IDLE_SECONDS,
  SESSION_LONGEST_SECONDS,
  SHARED_PASSWORD_NAME,
} from '@boligstyling/domain';
import {
  AdminSessions,
  type ListedSession,
  type NewSession,
  type OpenSession,
  type RenewedSession,
} from '../ports/admin-sessions.js';
import type { InMemoryStore } from './in-memory-store.js';

interface StoredSession extends NewSession {
  openedAt: Date;
  renewedAt: Date;
  confirmedAt: Date;
  endedAt: Date | null;
}

/** Sessions in memory. Every person is an owner here. */
export class InMemoryAdminSessions extends AdminSessions {
  private readonly sessions = new Map<string, StoredSession>();

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async open(session: NewSession): Promise<void> {
    const { now } = this.store;
    const times = { openedAt: now, renewedAt: now, confirmedAt: now, endedAt: null };
    this.sessions.set(session.id, { ...session, ...times });
  }

  override async rotate(
    { id, tokenDigest, generations }: RenewedSession,
    nextDigest: string,
  ): Promise<string | undefined> {
    const found = this.sessions.get(id);
    const isGood = found?.tokenDigest === tokenDigest && generations.includes(found.generation);
    if (!found || !isGood || !this.isOpen(found)) {
      await this.end(id);
      return undefined;
    }
    Object.assign(found, { tokenDigest: nextDigest, renewedAt: this.store.now });
    return found.generation;
  }

  override async find(id: string, generation: string): Promise<OpenSession | undefined> {
    const found = this.sessions.get(id);
    if (found?.generation !== generation || !this.isOpen(found)) return undefined;
    const { personId, confirmedAt } = found;
    const isConfirmed = this.secondsSince(confirmedAt) < CONFIRMED_SECONDS;
    return { id, personId, name: personId ?? SHARED_PASSWORD_NAME, role: 'eier', isConfirmed };
  }

  override async confirm(id: string): Promise<void> {
    Object.assign(this.sessions.get(id) ?? {}, { confirmedAt: this.store.now });
  }

  override async listOf(personId: string | null): Promise<ListedSession[]> {
    const own = [...this.sessions.values()].filter((each) => each.personId === personId);
    return own.map(({ id, browser, network, openedAt, renewedAt, endedAt }) => {
      return { id, browser, network, openedAt, lastUsedAt: renewedAt, endedAt };
    });
  }

  override async endOf(personId: string | null, id: string): Promise<void> {
    if (this.sessions.get(id)?.personId === personId) await this.end(id);
  }

  override async endAllOf(personId: string, exceptId?: string): Promise<void> {
    for (const { id } of await this.listOf(personId)) if (id !== exceptId) await this.end(id);
  }

  override async end(id: string): Promise<void> {
    const session = this.sessions.get(id);
    if (session) session.endedAt ??= this.store.now;
  }

  override async purge(): Promise<void> {
    for (const session of this.sessions.values()) {
      const since = this.secondsSince(session.endedAt ?? session.renewedAt);
      const kept = ENDED_SESSION_DAYS * DAY_SECONDS + (session.endedAt ? 0 : SESSION_IDLE_SECONDS);
      if (since >= kept) this.sessions.delete(session.id);
    }
  }

  private isOpen({ endedAt, renewedAt, openedAt }: StoredSession): boolean {
    return (
      endedAt === null &&
      this.secondsSince(renewedAt) < SESSION_IDLE_SECONDS &&
      this.secondsSince(openedAt) < SESSION_LONGEST_SECONDS
    );
  }

  private secondsSince(moment: Date): number {
    return (this.store.now.getTime() - moment.getTime()) / 1000;
  }
}
