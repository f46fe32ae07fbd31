/** A failing part does not stop the others. @throws the first fault */
export async function eachInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const part of parts) await part().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

export function batchesOf<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
}

/** `first`: an owner's undo. */
export type Urgency = 'first' | 'ordinary';

export type OneAtATime = <T>(work: () => Promise<T>, urgency?: Urgency) => Promise<T>;

/** One after another, also after a failure; urgent ones first. */
export function oneAtATime(): OneAtATime {
  const waiting: Record<Urgency, (() => Promise<void>)[]> = { first: [], ordinary: [] };
  let isRunning = false;
  const runAll = async () => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = waiting.first.shift() ?? waiting.ordinary.shift();
      if (!next) break;
      await next();
    }
    isRunning = false;
  };
  return (work, urgency = 'ordinary') => {
    let begin!: () => void;
    // `then` keeps the caller's async context, which the audit log reads.
    const mine = new Promise<void>((resolve) => (begin = resolve)).then(work);
    const ended = mine.then(noResult, noResult);
    waiting[urgency].push(() => {
      begin();
      return ended;
    });
    void runAll();
    return mine;
  };
}

function noResult(): void {}
