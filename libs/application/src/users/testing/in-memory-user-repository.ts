import {
  DomainError,
  type OneTimeLink,
  OPENED_BY_LINK,
  type User,
  requireAnotherAccountOwner,
  requireVersion,
  type Role,
  type Version,
  isRemovedUser,
} from '@boligstyling/domain';
import type { PresentedLink } from '../../core/link-signer.js';
import {
  type NewFactor,
  UserRepository,
  type UserOverview,
  type UserRecord,
} from '../user-repository.js';
import { InMemoryAdminSessions } from './in-memory-admin-sessions.js';
import type { StoredUser } from '../../core/testing/in-memory-rows.js';
import { nextVersion } from '../../core/testing/next-version.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryUserRepository extends UserRepository {
  private readonly sessions: InMemoryAdminSessions;

  /** @param keepsOwner true where the shared login is off, so the last eier who can log in stays */
  constructor(
    private readonly store: InMemoryStore,
    public keepsOwner: boolean,
  ) {
    super();
    this.sessions = new InMemoryAdminSessions(store);
  }

  override async list(): Promise<UserOverview[]> {
    return this.overviews().sort((a, b) => a.name.localeCompare(b.name, 'nb'));
  }

  private linkUntil(userId: string): Date | null {
    const links = [...this.store.links.values()];
    const good = links.filter(
      ({ subjectId, expiresAt }) => subjectId === userId && expiresAt.getTime() > Date.now(),
    );
    return good.at(-1)?.expiresAt ?? null;
  }

  private overviews(): UserOverview[] {
    return this.present().map(({ code, step: _, ...user }) => {
      const isOfUser = ({ userId }: { userId: string | null }) => userId === user.id;
      const seen = [...this.store.sessions.values()].filter(isOfUser);
      const lastSeen = Math.max(...seen.map(({ lastUsedAt }) => lastUsedAt.getTime()));
      return {
        ...user,
        passkeys: [...this.store.passkeys.values()].filter(isOfUser).length,
        hasCode: code !== null,
        linkUntil: this.linkUntil(user.id),
        lastSeenAt: seen.length > 0 ? new Date(lastSeen) : null,
      };
    });
  }

  override async find(id: string): Promise<UserRecord | undefined> {
    const found = this.store.users.get(id);
    return found && asRecord(found);
  }

  override async findByEmail(email: string): Promise<UserRecord | undefined> {
    const found = this.present().find((user) => user.email === email.toLowerCase());
    return found && asRecord(found);
  }

  override async invite(user: User, link: OneTimeLink, digest: string): Promise<void> {
    if (this.present().some(({ email }) => email === user.email)) {
      const message = 'En annen person har denne e-posten.';
      throw new DomainError('user-email-taken', undefined, [{ field: 'email', message }]);
    }
    this.store.users.set(user.id, { ...user, code: null, step: null });
    this.store.sendLink(link, digest);
  }

  override async enter(locked: PresentedLink, factor: NewFactor): Promise<User> {
    const kept = this.store.keptLink(locked);
    if (!kept || OPENED_BY_LINK[kept.purpose] !== 'user') throw new DomainError('link-expired');
    this.locked(kept.subjectId);
    this.store.links.delete(kept.id);
    this.withoutFactors(kept.subjectId);
    await this.sessions.endAllOf(kept.subjectId);
    this.keep(kept.subjectId, factor);
    return this.change(kept.subjectId, { state: 'active' });
  }

  override async addFactor(id: string, factor: NewFactor, sessionId?: string): Promise<void> {
    this.keep(id, factor);
    if (sessionId) await this.sessions.endAllOf(id, sessionId);
  }

  override async changeRole(id: string, role: Role, expected?: Version): Promise<void> {
    if (role !== 'eier') this.requireOwnerBeside(id);
    requireVersion(this.locked(id).version, expected);
    if (this.locked(id).role === role) return;
    this.change(id, { role });
    await this.sessions.endAllOf(id);
  }

  override async remove(id: string): Promise<void> {
    this.requireOwnerBeside(id);
    this.locked(id);
    this.withoutFactors(id);
    this.change(id, { state: 'removed' });
    this.store.deleteLinks(id);
    await this.sessions.endAllOf(id);
  }

  override async reset(
    id: string,
    link: OneTimeLink,
    digest: string,
    expected?: Version,
  ): Promise<void> {
    requireVersion(this.locked(id).version, expected);
    this.requireOwnerBeside(id);
    this.withoutFactors(id);
    this.change(id, { state: 'invited' });
    this.store.sendLink(link, digest);
    await this.sessions.endAllOf(id);
  }

  override async purge(): Promise<void> {
    const seen = new Set([...this.store.sessions.values()].map(({ userId }) => userId));
    for (const { id, state } of this.store.users.values()) {
      if (state === 'removed' && !seen.has(id)) this.store.users.delete(id);
    }
  }

  private present(): StoredUser[] {
    return [...this.store.users.values()].filter((user) => !isRemovedUser(user));
  }

  private locked(id: string): StoredUser {
    const user = this.present().find((each) => each.id === id);
    if (!user) throw new DomainError('user-not-found');
    return user;
  }

  private change(id: string, changes: Partial<Pick<User, 'role' | 'state'>>): StoredUser {
    const changed = nextVersion(this.locked(id), changes);
    this.store.users.set(id, changed);
    return changed;
  }

  /** The version counts no factors. */
  private setCode(id: string, code: Pick<StoredUser, 'code' | 'step'>): void {
    this.store.users.set(id, { ...this.locked(id), ...code });
  }

  private requireOwnerBeside(id: string): void {
    if (this.keepsOwner) requireAnotherAccountOwner(this.overviews(), id);
  }

  private keep(id: string, factor: NewFactor): void {
    if (factor.kind === 'passkey') {
      this.store.passkeys.set(factor.passkey.id, { ...factor.passkey, userId: id });
      return;
    }
    const { code, step, recoveryDigests } = factor;
    this.setCode(id, { code, step });
    this.store.recoveryCodes.set(id, new Set(recoveryDigests));
  }

  private withoutFactors(id: string): void {
    this.setCode(id, { code: null, step: null });
    this.store.recoveryCodes.delete(id);
    for (const [key, { userId }] of this.store.passkeys) {
      if (userId === id) this.store.passkeys.delete(key);
    }
  }
}

function asRecord({ step: _, ...record }: StoredUser): UserRecord {
  return record;
}
