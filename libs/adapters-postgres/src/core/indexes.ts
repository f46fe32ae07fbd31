/** An index of those rows alone for which the condition holds. */
export const indexWhere = <const Column extends string>(
  name: string,
  properties: Column[],
  where: string,
) => ({ name, properties, where });

/** An index that the ORM has no words for. @param on what follows its name */
export const writtenIndex = (name: string, on: string) => ({
  name,
  expression: `create index ${name} ${on}`,
});
