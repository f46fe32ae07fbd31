/**
 * A list that one has changed, without undoing what others have changed of it meanwhile: what they have
 * added stays, what they have taken away stays away.
 *
 * @param now the list as it is by now
 * @param seen as it was when the change began; where that is not known, the list becomes what is wanted
 * @param wanted what the change made of that
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
