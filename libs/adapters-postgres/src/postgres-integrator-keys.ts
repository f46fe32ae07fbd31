import { IntegratorKeys } from '@boligstyling/application';
import {
  DomainError,
  type IntegratorKey,
  type IntegratorKeySettings,
  type Rotation,
} from '@boligstyling/domain';
import { LockMode } from '@mikro-orm/postgresql';
import { fromDatabase } from './from-database.js';
import { IntegratorKeySchema } from './integrator-key-schema.js';

/** Keys of integrators in PostgreSQL. */
export class PostgresIntegratorKeys extends fromDatabase(IntegratorKeys) {
  override list(): Promise<IntegratorKey[]> {
    return this.throughOrm((em) =>
      em.findAll(IntegratorKeySchema, { orderBy: { createdAt: 'asc', id: 'asc' } }),
    );
  }

  override async add(key: IntegratorKey): Promise<void> {
    await this.togetherThroughOrm((em) => em.insert(IntegratorKeySchema, key));
  }

  override change(id: string, changes: Partial<IntegratorKeySettings>): Promise<IntegratorKey> {
    return this.togetherThroughOrm(async (em) => {
      if (Object.keys(changes).length > 0) await em.nativeUpdate(IntegratorKeySchema, id, changes);
      return known(await em.findOne(IntegratorKeySchema, id));
    });
  }

  override rotate(id: string, rotate: (key: IntegratorKey) => Rotation): Promise<IntegratorKey> {
    return this.togetherThroughOrm(async (em) => {
      const held = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const { ...key } = known(await em.findOne(IntegratorKeySchema, id, held));
      const rotation = rotate(key);
      await em.nativeUpdate(IntegratorKeySchema, id, rotation);
      return { ...key, ...rotation };
    });
  }
}

function known(found: IntegratorKey | null): IntegratorKey {
  if (!found) throw new DomainError('integrator-key-not-found');
  return found;
}
