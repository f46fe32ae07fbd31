/** `requestIdleCallback` is missing in some browsers. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task);

/**
 * Waits for idle time, so that it does not delay a press. Later the network, or this deployment's
 * files, may be away. The next call retries a failed load.
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
