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
    const found = this.sessions.get(session.id);
    if (!this.isCurrent(found, session.generation) || found.tokenDigest !== session.tokenDigest) {
      this.sessions.delete(session.id);
      return false;
    }
    this.sessions.set(found.id, { ...found, tokenDigest: nextDigest, usedAt: this.store.now });
    return true;
  }

  override async isOpen(id: string, generation: string): Promise<boolean> {
    return this.isCurrent(this.sessions.get(id), generation);
  }

  override async end(id: string): Promise<void> {
    this.sessions.delete(id);
  }

  override async purge(): Promise<void> {
    for (const session of this.sessions.values()) {
      if (!this.isCurrent(session, session.generation)) this.sessions.delete(session.id);
    }
  }

  private isCurrent(
    session: StoredSession | undefined,
    generation: string,
  ): session is StoredSession {
    if (session?.generation !== generation) return false;
    const secondsSince = (moment: Date) => (this.store.now.getTime() - moment.getTime()) / 1000;
    return (
      secondsSince(session.usedAt) < SESSION_IDLE_SECONDS &&
      secondsSince(session.openedAt) < SESSION_LONGEST_SECONDS
    );
  }
}
