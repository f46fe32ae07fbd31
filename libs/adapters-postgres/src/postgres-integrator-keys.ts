import { IntegratorKeys } from '@boligstyling/application';
import { DomainError, type IntegratorKey, type IntegratorKeySettings } from '@boligstyling/domain';
import { type EntityManager, type MikroORM, raw } from '@mikro-orm/postgresql';
import { inOrmTransaction } from './in-transaction.js';
import { IntegratorKeySchema } from './integrator-key-schema.js';
import { guarded } from './storage-fault.js';

/** Keys of integrators in PostgreSQL. */
export class PostgresIntegratorKeys extends IntegratorKeys {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override list(): Promise<IntegratorKey[]> {
    return guarded(() =>
      this.orm.em.fork().findAll(IntegratorKeySchema, { orderBy: { createdAt: 'asc', id: 'asc' } }),
    );
  }

  override add(key: IntegratorKey): Promise<void> {
    return this.together(async (em) => {
      await em.insert(IntegratorKeySchema, key);
    });
  }

  override change(id: string, changes: Partial<IntegratorKeySettings>): Promise<IntegratorKey> {
    return this.together(async (em) => {
      if (Object.keys(changes).length > 0) await em.nativeUpdate(IntegratorKeySchema, id, changes);
      return known(await em.findOne(IntegratorKeySchema, id));
    });
  }

  override rotate(id: string, digest: string, previousUntil: Date): Promise<IntegratorKey> {
    return this.together(async (em) => {
      const previousDigest = raw('digest');
      await em.nativeUpdate(IntegratorKeySchema, id, { digest, previousDigest, previousUntil });
      return known(await em.findOne(IntegratorKeySchema, id));
    });
  }

  private together<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return guarded(() => inOrmTransaction(this.orm, work));
  }
}

function known(found: IntegratorKey | null): IntegratorKey {
  if (!found) throw new DomainError('integrator-key-not-found');
  return found;
}
