import { p } from '@mikro-orm/core';

export const idOf = <Schema extends Parameters<typeof p.manyToOne>[0]>(
  schema: Schema,
  column: string,
) => p.manyToOne(schema).mapToPk().fieldName(column);
