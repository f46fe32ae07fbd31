import { DomainError, type IntegratorKey } from '@boligstyling/domain';
import { type IntegratorKeyChanges, IntegratorKeys } from '@boligstyling/application';
import { fromDatabase } from '../core/statements.js';
import { IntegratorKeySchema } from '../tables/integrator-key-schema.js';

/** Blocks changes of the key, but not leads that reference it. */
const LOCK = 'select from integrator_key where id = ? for no key update';

export class PostgresIntegratorKeys extends fromDatabase(IntegratorKeys) {
  override list(): Promise<IntegratorKey[]> {
    return this.throughOrm((em) =>
      em.findAll(IntegratorKeySchema, { orderBy: { createdAt: 'asc', id: 'asc' } }),
    );
  }

  override add(key: IntegratorKey): Promise<boolean> {
    return this.togetherThroughOrm(
      async (em) => {
        const insert = em.qb(IntegratorKeySchema).insert(key).onConflict('id').ignore();
        return (await insert.execute('run')).affectedRows > 0;
      },
      () => [key.id],
    );
  }

  override change(
    id: string,
    change: IntegratorKeyChanges | ((now: IntegratorKey) => IntegratorKeyChanges),
  ): Promise<IntegratorKey> {
    return this.togetherThroughOrm(async (em) => {
      await em.execute(LOCK, [id]);
      const found = await em.findOne(IntegratorKeySchema, id);
      if (!found) throw new DomainError('integrator-key-not-found');
      const changes = typeof change === 'function' ? change({ ...found }) : change;
      if (Object.keys(changes).length > 0) await em.nativeUpdate(IntegratorKeySchema, id, changes);
      return { ...(await em.refreshOrFail(found)) };
    });
  }
}
