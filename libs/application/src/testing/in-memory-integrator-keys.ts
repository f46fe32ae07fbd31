import {
  DomainError,
  type IntegratorKey,
  type IntegratorKeySettings,
  type Rotation,
} from '@boligstyling/domain';
import { IntegratorKeys } from '../ports/integrator-keys.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Keys of integrators in memory. */
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
    changes: Partial<IntegratorKeySettings>,
  ): Promise<IntegratorKey> {
    return this.put({ ...this.known(id), ...changes });
  }

  override async rotate(
    id: string,
    rotate: (key: IntegratorKey) => Rotation,
  ): Promise<IntegratorKey> {
    const key = this.known(id);
    return this.put({ ...key, ...rotate(key) });
  }

  private put(key: IntegratorKey): IntegratorKey {
    this.store.integratorKeys.set(key.id, key);
    return key;
  }

  private known(id: string): IntegratorKey {
    const key = this.store.integratorKeys.get(id);
    if (!key) throw new DomainError('integrator-key-not-found');
    return key;
  }
}
