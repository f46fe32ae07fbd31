import { p } from '@mikro-orm/core';

/** A foreign key column that holds the bare id. */
export const idOf = <Schema extends Parameters<typeof p.manyToOne>[0]>(
  schema: Schema,
  column: string,
) => p.manyToOne(schema).mapToPk().fieldName(column);
