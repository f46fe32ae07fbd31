import { type OperatorChanges, OperatorSettings } from '@boligstyling/application';
import {
  type OperatorDetails,
  requireVersion,
  UNKNOWN_OPERATOR,
  type Version,
} from '@boligstyling/domain';
import { fromDatabase, LOCKED } from '../core/statements.js';
import { ONLY_ID, OperatorDetailsSchema } from '../tables/operator-details-schema.js';
import { sharedLooks } from '../core/batch-calls.js';

export class PostgresOperatorSettings extends fromDatabase(OperatorSettings) {
  /** Shared, because every email in a batch reads it. */
  private readonly look = sharedLooks(() =>
    this.throughOrm(async (em) => {
      const found = await em.findOne(OperatorDetailsSchema, ONLY_ID);
      return found ? pick(found) : UNKNOWN_OPERATOR;
    }),
  );

  override get(): Promise<OperatorDetails> {
    return this.look();
  }

  override save(changes: OperatorChanges, expected?: Version): Promise<OperatorDetails> {
    return this.togetherThroughOrm(async (em) => {
      await em.upsert(OperatorDetailsSchema, UNKNOWN, { onConflictAction: 'ignore' });
      const locked = await em.findOneOrFail(OperatorDetailsSchema, ONLY_ID, LOCKED);
      requireVersion(locked.version, expected);
      await em.nativeUpdate(OperatorDetailsSchema, ONLY_ID, changes);
      return pick(await em.refreshOrFail(locked));
    });
  }
}

/** The first save inserts it, so that of two the second waits. */
const UNKNOWN = { id: ONLY_ID, ...UNKNOWN_OPERATOR };

function pick(row: OperatorDetails): OperatorDetails {
  const keys = Object.keys(UNKNOWN_OPERATOR) as (keyof OperatorDetails)[];
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as unknown as OperatorDetails;
}
