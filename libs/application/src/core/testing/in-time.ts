/**
 * Fails work that hangs.
 * @throws Error when it has not ended after `milliseconds`
 */
export async function inTime<Result>(
  work: Promise<Result>,
  milliseconds = 60_000,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It hangs')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fails work in memory that hangs, by turns of the event loop instead of a clock.
 * @throws Error when it has not ended after a thousand
 */
export async function inTurns<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const late = async (): Promise<never> => {
    for (let turns = 0; turns < 1_000 && !isOver; turns += 1) await new Promise(setImmediate);
    throw new Error('It hangs');
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    isOver = true;
  }
}
