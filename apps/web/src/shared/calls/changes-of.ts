/**
 * Only changed fields are saved, because others may have changed the rest since the form was
 * opened.
 */
export const changesOf = <Saved extends object>(begun: Saved, written: Saved): Partial<Saved> => {
  const before = new Map(Object.entries(begun));
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(written).filter(isNew)) as Partial<Saved>;
};
