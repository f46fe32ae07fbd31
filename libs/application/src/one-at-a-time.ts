/** Does a piece of work in its turn, and tells what came of it. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/** Does what it is given one after another, whatever comes of each. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
