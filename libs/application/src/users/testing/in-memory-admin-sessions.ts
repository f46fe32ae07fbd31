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
  type ActiveSession,
  type RenewedSession,
} from '../admin-sessions.js';
import type { StoredSession } from '../../core/testing/in-memory-rows.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryAdminSessions extends AdminSessions {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async open({ factor, ...session }: NewSession): Promise<void> {
    const { now, passkeys, users } = this.store;
    const { userId } = session;
    const isFactor =
      users.get(userId ?? '')?.code?.passwordHash === factor ||
      passkeys.get(factor ?? '')?.userId === userId;
    if (factor !== undefined && !isFactor) return;
    const begun = { openedAt: now, renewedAt: now, lastUsedAt: now, confirmedAt: now };
    this.store.sessions.set(session.id, { ...session, ...begun, endedAt: null });
  }

  override async rotate(
    { id, tokenDigest, generations }: RenewedSession,
    nextDigest: string,
  ): Promise<string | undefined> {
    const found = this.store.sessions.get(id);
    const isGood = found?.tokenDigest === tokenDigest && generations.includes(found.generation);
    if (!found || !isGood || !this.isOpen(found)) {
      await this.end(id);
      return undefined;
    }
    const { now } = this.store;
    Object.assign(found, { tokenDigest: nextDigest, renewedAt: now, lastUsedAt: now });
    return found.generation;
  }

  override async find(id: string, generation: string): Promise<ActiveSession | undefined> {
    const found = this.store.sessions.get(id);
    if (found?.generation !== generation || !this.isOpen(found)) return undefined;
    found.lastUsedAt = this.store.now;
    const { userId, confirmedAt } = found;
    const isConfirmed = this.secondsSince(confirmedAt) < CONFIRMED_SECONDS;
    if (!userId) return { id, userId, name: SHARED_PASSWORD_NAME, role: 'eier', isConfirmed };
    const user = this.store.users.get(userId);
    if (user?.state !== 'active') return undefined;
    return { id, userId, name: user.name, role: user.role, isConfirmed };
  }

  override async confirm(id: string): Promise<void> {
    Object.assign(this.store.sessions.get(id) ?? {}, { confirmedAt: this.store.now });
  }

  override async listOf(userId: string | null): Promise<ListedSession[]> {
    const own = [...this.store.sessions.values()].filter((each) => each.userId === userId);
    return own
      .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
      .map((each) => {
        const { id, browser, network, openedAt, lastUsedAt } = each;
        const endedAt = this.isOpen(each) ? null : (each.endedAt ?? runsOutAt(each));
        return { id, browser, network, openedAt, lastUsedAt, endedAt };
      });
  }

  override async endOf(userId: string | null, id: string): Promise<void> {
    if (this.store.sessions.get(id)?.userId === userId) await this.end(id);
  }

  /** @param exceptId the session that stays when a new factor ends the others */
  override async endAllOf(userId: string, exceptId?: string): Promise<void> {
    for (const { id } of await this.listOf(userId)) if (id !== exceptId) await this.end(id);
  }

  override async end(id: string): Promise<void> {
    const session = this.store.sessions.get(id);
    if (session) session.endedAt ??= this.store.now;
  }

  override async purge(): Promise<void> {
    for (const session of this.store.sessions.values()) {
      const since = this.secondsSince(session.endedAt ?? runsOutAt(session));
      if (since >= ENDED_SESSION_DAYS * DAY_SECONDS) this.store.sessions.delete(session.id);
    }
  }

  private isOpen(session: StoredSession): boolean {
    return session.endedAt === null && runsOutAt(session) > this.store.now;
  }

  private secondsSince(moment: Date): number {
    return (this.store.now.getTime() - moment.getTime()) / 1000;
  }
}

function runsOutAt({ renewedAt, openedAt }: StoredSession): Date {
  const idle = renewedAt.getTime() + SESSION_IDLE_SECONDS * 1000;
  const longest = openedAt.getTime() + SESSION_LONGEST_SECONDS * 1000;
  return new Date(Math.min(idle, longest));
}
