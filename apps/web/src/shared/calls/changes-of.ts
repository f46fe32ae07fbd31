/** What was written anew. The rest is left alone: others may have changed it since the form was opened. */
export const changesOf = <Saved extends object>(begun: Saved, written: Saved): Partial<Saved> => {
  const before = new Map(Object.entries(begun));
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(written).filter(isNew)) as Partial<Saved>;
};
