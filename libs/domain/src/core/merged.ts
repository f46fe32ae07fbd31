/**
 * Three-way merge of a list: concurrent additions and removals of others are kept.
 *
 * @param now the present list
 * @param seen the list when the change began; undefined: the result is `wanted`
 * @param wanted the changed list
 */
export function merged<Each>(
  now: readonly Each[],
  seen: readonly Each[] | undefined,
  wanted: readonly Each[],
): Each[] {
  if (!seen) return [...wanted];
  const kept = now.filter((each) => wanted.includes(each) || !seen.includes(each));
  const added = wanted.filter((each) => !seen.includes(each) && !now.includes(each));
  return [...kept, ...added];
}
