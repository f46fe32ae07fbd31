export const indexWhere = <const Column extends string>(
  name: string,
  properties: Column[],
  where: string,
) => ({ name, properties, where });

/** An index that the ORM cannot express. @param on the SQL after its name */
export const writtenIndex = (name: string, on: string) => ({
  name,
  expression: `create index ${name} ${on}`,
});
