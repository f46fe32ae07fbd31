/**
 * A list that one has changed, without undoing what others have changed of it meanwhile: what they have
 * added stays, what they have taken away stays away.
 *
 * @param now the list as it is by now
 * @param seen as it was when the change began
 * @param wanted what the change made of that
 */
export function merged<Each>(
  now: readonly Each[],
  seen: readonly Each[],
  wanted: readonly Each[],
): Each[] {
  const kept = now.filter((each) => wanted.includes(each) || !seen.includes(each));
  const added = wanted.filter((each) => !seen.includes(each) && !now.includes(each));
  return [...kept, ...added];
}
