export function steadily(work: () => Promise<void>): { stop(): Promise<void> } {
  let stopping = false;
  const running = (async () => {
    while (!stopping) await work();
  })();
  running.catch(() => undefined);
  return {
    stop: () => {
      stopping = true;
      return running;
    },
  };
}
