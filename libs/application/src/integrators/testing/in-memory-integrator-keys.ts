import { DomainError, type IntegratorKey } from '@boligstyling/domain';
import { type IntegratorKeyChanges, IntegratorKeys } from '../known-keys.js';
import { nextVersion } from '../../core/testing/next-version.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryIntegratorKeys extends IntegratorKeys {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async list(): Promise<IntegratorKey[]> {
    return [...this.store.integratorKeys.values()].sort(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    );
  }

  override async add(key: IntegratorKey): Promise<boolean> {
    if (this.store.integratorKeys.has(key.id)) return false;
    this.store.integratorKeys.set(key.id, key);
    return true;
  }

  override async change(
    id: string,
    changes: IntegratorKeyChanges | ((now: IntegratorKey) => IntegratorKeyChanges),
  ): Promise<IntegratorKey> {
    const key = this.store.integratorKeys.get(id);
    if (!key) throw new DomainError('integrator-key-not-found');
    const reported = typeof changes === 'function' ? changes(key) : changes;
    const { digest, previousDigest, previousUntil, earlier, ...settings } = { ...key, ...reported };
    const secrets = { digest, previousDigest, previousUntil, earlier };
    const changed = { ...nextVersion(key, settings), ...secrets };
    this.store.integratorKeys.set(id, changed);
    return changed;
  }
}
