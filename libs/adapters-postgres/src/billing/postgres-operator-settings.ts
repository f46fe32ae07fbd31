import { OperatorSettings } from '@boligstyling/application';
import { type OperatorDetails, requireAsSeen, UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';
import { HELD } from '../core/held.js';
import { ONLY_ID, OperatorDetailsSchema } from './operator-details-schema.js';
import { sharedLooks } from '../core/shared-looks.js';

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

  override save(details: Partial<OperatorDetails>, from?: Partial<OperatorDetails>): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      if (from) {
        const held = await em.findOne(OperatorDetailsSchema, ONLY_ID, HELD);
        requireAsSeen(held ?? UNKNOWN_OPERATOR, from, 'operator-changed');
      }
      const row = { id: ONLY_ID, ...UNKNOWN_OPERATOR, ...details };
      const named = Object.keys(details) as (keyof OperatorDetails)[];
      await em.upsert(OperatorDetailsSchema, row, { onConflictMergeFields: named });
    });
  }
}

function pick(row: OperatorDetails): OperatorDetails {
  const keys = Object.keys(UNKNOWN_OPERATOR) as (keyof OperatorDetails)[];
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as unknown as OperatorDetails;
}
