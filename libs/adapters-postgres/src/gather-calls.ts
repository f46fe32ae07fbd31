/**
 * Gathers calls into batches: those that come while a batch is under way make the next one. A call
 * fails when its batch does.
 */
export function gatherCalls<T>(work: (batch: T[]) => Promise<void>): (call: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const begin = (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    next = undefined;
    const done = work(batch);
    underWay = done.catch(() => undefined);
    return done;
  };
  return (call) => {
    waiting.push(call);
    return (next ??= underWay.then(begin));
  };
}
