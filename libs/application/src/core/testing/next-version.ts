/** The record after a change, of the next version if it differs: what the database's trigger does. */
export function nextVersion<Stored extends { version: number }>(
  stored: Stored,
  changes: Partial<NoInfer<Stored>>,
): Stored {
  const changed = { ...stored, ...changes };
  const isSame = JSON.stringify(changed) === JSON.stringify(stored);
  return isSame ? stored : { ...changed, version: stored.version + 1 };
}
