import { DomainError, type IntegratorKey } from '@boligstyling/domain';
import { type IntegratorKeyChanges, IntegratorKeys } from '../integrator-keys.js';
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

  override async add(key: IntegratorKey): Promise<void> {
    this.store.integratorKeys.set(key.id, key);
  }

  override async change(
    id: string,
    changes: IntegratorKeyChanges | ((now: IntegratorKey) => IntegratorKeyChanges),
  ): Promise<IntegratorKey> {
    const key = this.store.integratorKeys.get(id);
    if (!key) throw new DomainError('integrator-key-not-found');
    const reported = typeof changes === 'function' ? changes(key) : changes;
    const changed = { ...key, ...reported };
    this.store.integratorKeys.set(id, changed);
    return changed;
  }
}
