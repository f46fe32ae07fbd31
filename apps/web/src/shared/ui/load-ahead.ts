/** Not every browser tells when it is idle. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task);

/**
 * Loads once, on the first call, what will be needed later, each in time that the browser has to
 * spare: within a press its answer would wait for it. What could not be loaded is tried again with
 * the next call.
 */
export function loadAhead<Given extends unknown[] = []>(
  ...loads: readonly ((...given: Given) => Promise<unknown>)[]
): (...given: Given) => void {
  const missing = [...loads];
  return (...given) => {
    for (const load of missing.splice(0)) {
      whenIdle(() => void load(...given).catch(() => missing.push(load)));
    }
  };
}
