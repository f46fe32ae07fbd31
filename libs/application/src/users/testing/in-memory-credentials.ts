import {
  CHALLENGE_SECONDS,
  type ChallengePurpose,
  daysAfter,
  DomainError,
  type OneTimeLink,
  type Passkey,
} from '@boligstyling/domain';
import { Credentials } from '../credentials.js';
import type { PresentedLink } from '../../core/link-signer.js';
import { InMemoryAdminSessions } from './in-memory-admin-sessions.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryCredentials extends Credentials {
  private readonly sessions: InMemoryAdminSessions;

  constructor(private readonly store: InMemoryStore) {
    super();
    this.sessions = new InMemoryAdminSessions(store);
  }

  override async passkeysOf(userId: string): Promise<Passkey[]> {
    return [...this.store.passkeys.values()]
      .filter((each) => each.userId === userId)
      .map(({ userId: _, ...passkey }) => passkey)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  override async findPasskey(
    id: string,
  ): Promise<{ passkey: Passkey; userId: string } | undefined> {
    const found = this.store.passkeys.get(id);
    if (!found || this.store.users.get(found.userId)?.state !== 'active') return undefined;
    const { userId, ...passkey } = found;
    return { passkey, userId };
  }

  override async usePasskey(id: string, counter: number): Promise<void> {
    const found = this.store.passkeys.get(id);
    const used = { counter, lastUsedAt: this.store.now };
    if (found) this.store.passkeys.set(id, { ...found, ...used });
  }

  override async removePasskey(userId: string, id: string, sessionId: string): Promise<void> {
    const others = [...this.store.passkeys.values()].filter(
      (each) => each.userId === userId && each.id !== id,
    );
    const hasCode = Boolean(this.store.users.get(userId)?.code);
    if (others.length === 0 && !hasCode) throw new DomainError('last-factor');
    if (this.store.passkeys.get(id)?.userId !== userId) return;
    this.store.passkeys.delete(id);
    await this.sessions.endAllOf(userId, sessionId);
  }

  override async takeStep(userId: string, step: number): Promise<boolean> {
    const user = this.store.users.get(userId);
    if (!user || (user.step !== null && user.step >= step)) return false;
    this.store.users.set(userId, { ...user, step });
    return true;
  }

  override async takeRecoveryCode(userId: string, digest: string): Promise<boolean> {
    return this.store.recoveryCodes.get(userId)?.delete(digest) ?? false;
  }

  override async replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void> {
    this.store.recoveryCodes.set(userId, new Set(digests));
  }

  override async recoveryCodesLeft(userId: string): Promise<number> {
    return this.store.recoveryCodes.get(userId)?.size ?? 0;
  }

  override async keepChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
    value: string,
  ): Promise<void> {
    const expiresAt = new Date(this.store.now.getTime() + CHALLENGE_SECONDS[purpose] * 1000);
    this.store.challenges.set(id, { purpose, subjectId, value, expiresAt });
  }

  override async takeChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
  ): Promise<string | undefined> {
    const asked = this.store.challenges.get(id);
    const isThis = asked?.purpose === purpose && asked.subjectId === subjectId;
    if (!isThis || asked.expiresAt <= this.store.now) return undefined;
    this.store.challenges.delete(id);
    return asked.value;
  }

  override async findLink(presented: PresentedLink): Promise<OneTimeLink | undefined> {
    const kept = this.store.keptLink(presented);
    return kept && withoutDigest(kept);
  }

  override async purge(): Promise<void> {
    const { challenges, links, now } = this.store;
    for (const [id, { expiresAt }] of challenges) if (expiresAt <= now) challenges.delete(id);
    const aDayAgo = daysAfter(now, -1);
    for (const [id, { expiresAt }] of links) if (expiresAt <= aDayAgo) links.delete(id);
  }
}

export function withoutDigest({
  digest: _,
  ...link
}: OneTimeLink & { digest: string }): OneTimeLink {
  return link;
}
