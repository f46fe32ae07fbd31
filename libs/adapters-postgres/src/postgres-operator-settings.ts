import { OperatorSettings } from '@boligstyling/application';
import { type OperatorDetails, UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { fromDatabase } from './from-database.js';
import { ONLY_ID, OperatorDetailsSchema } from './operator-details-schema.js';

/** The operator's details in PostgreSQL. */
export class PostgresOperatorSettings extends fromDatabase(OperatorSettings) {
  override get(): Promise<OperatorDetails> {
    return this.throughOrm(async (em) => {
      const found = await em.findOne(OperatorDetailsSchema, ONLY_ID);
      return found ? pick(found) : UNKNOWN_OPERATOR;
    });
  }

  override save(details: Partial<OperatorDetails>): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      const row = { id: ONLY_ID, ...UNKNOWN_OPERATOR, ...details };
      const told = Object.keys(details) as (keyof OperatorDetails)[];
      await em.upsert(OperatorDetailsSchema, row, { onConflictMergeFields: told });
    });
  }
}

/** The keys of the domain, without the row's own id. */
function pick(row: OperatorDetails): OperatorDetails {
  const keys = Object.keys(UNKNOWN_OPERATOR) as (keyof OperatorDetails)[];
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as unknown as OperatorDetails;
}
