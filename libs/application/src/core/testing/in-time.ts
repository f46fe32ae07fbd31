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
