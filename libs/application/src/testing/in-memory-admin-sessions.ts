import { SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS } from '@boligstyling/domain';
import { AdminSessions, type SessionRecord } from '../ports/admin-sessions.js';
import type { InMemoryStore } from './in-memory-store.js';

interface StoredSession extends SessionRecord {
  openedAt: Date;
  usedAt: Date;
}

/** Sessions in memory. */
export class InMemoryAdminSessions extends AdminSessions {
  private readonly sessions = new Map<string, StoredSession>();

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async open(session: SessionRecord): Promise<void> {
    const { now } = this.store;
    this.sessions.set(session.id, { ...session, openedAt: now, usedAt: now });
  }

  override async rotate(session: SessionRecord, nextDigest: string): Promise<boolean> {
    const found = this.current(session.id, session.generation);
    if (found?.tokenDigest !== session.tokenDigest) {
      this.sessions.delete(session.id);
      return false;
    }
    this.sessions.set(found.id, { ...found, tokenDigest: nextDigest, usedAt: this.store.now });
    return true;
  }

  override async isOpen(id: string, generation: string): Promise<boolean> {
    return this.current(id, generation) !== undefined;
  }

  override async end(id: string): Promise<void> {
    this.sessions.delete(id);
  }

  override async purge(): Promise<void> {
    for (const { id, generation } of this.sessions.values()) {
      if (!this.current(id, generation)) this.sessions.delete(id);
    }
  }

  private current(id: string, generation: string): StoredSession | undefined {
    const session = this.sessions.get(id);
    if (session?.generation !== generation) return undefined;
    const secondsSince = (moment: Date) => (this.store.now.getTime() - moment.getTime()) / 1000;
    const isCurrent =
      secondsSince(session.usedAt) < SESSION_IDLE_SECONDS &&
      secondsSince(session.openedAt) < SESSION_LONGEST_SECONDS;
    return isCurrent ? session : undefined;
  }
}
