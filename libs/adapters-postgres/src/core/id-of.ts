import { p } from '@mikro-orm/core';

/** The id of a row of another table, in this column. */
export const idOf = <Schema extends Parameters<typeof p.manyToOne>[0]>(
  schema: Schema,
  column: string,
) => p.manyToOne(schema).mapToPk().fieldName(column);
