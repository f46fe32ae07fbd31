interface Batch<Call, Answer> extends PromiseWithResolvers<Answer> {
  readonly calls: Call[];
  timeout?: ReturnType<typeof setTimeout>;
}

interface Limits {
  /** Unless one has waited longer than `maxWaitMs`. */
  readonly concurrency?: number;
  /** Smaller batches beside another cost more than they gain. */
  readonly fewestBeside?: number;
  readonly maxSize?: number;
  /** Then a batch begins anyway: running ones may hang. */
  readonly maxWaitMs?: number;
}

/**
 * Calls that arrive meanwhile form the next batch in their order, and share its answer or fault.
 */
export function batchCalls<Call, Answer>(
  work: (calls: Call[]) => Promise<Answer>,
  { concurrency = 1, fewestBeside = 1, maxSize = Infinity, maxWaitMs }: Limits = {},
): (call: Call) => Promise<Answer> {
  const waiting: Batch<Call, Answer>[] = [];
  let underWay = 0;

  const begin = (batch: Batch<Call, Answer>): void => {
    waiting.splice(waiting.indexOf(batch), 1);
    clearTimeout(batch.timeout);
    underWay += 1;
    const done = work(batch.calls).finally(() => {
      underWay -= 1;
      beginNext();
    });
    batch.resolve(done);
  };
  const beginNext = (): void => {
    const [next] = waiting;
    if (!next || underWay >= concurrency) return;
    if (underWay === 0 || next.calls.length >= fewestBeside) begin(next);
  };
  const addBatch = (): Batch<Call, Answer> => {
    const batch: Batch<Call, Answer> = { calls: [], ...Promise.withResolvers<Answer>() };
    if (underWay > 0 && maxWaitMs) batch.timeout = setTimeout(() => begin(batch), maxWaitMs);
    waiting.push(batch);
    return batch;
  };
  return (call) => {
    const last = waiting.at(-1);
    const batch = last && last.calls.length < maxSize ? last : addBatch();
    batch.calls.push(call);
    beginNext();
    return batch.promise;
  };
}

const MOST_REMEMBERED = 1_000;

/** A stalled query does not delay the next batch. */
const BATCHING = { maxWaitMs: 1_000 };

/**
 * Callers of one key that wait for the previous query share the next. It starts after all have
 * asked, so none gets an outdated answer.
 */
export function sharedLooks<Found>(
  look: (...asked: string[]) => Promise<Found>,
): (...asked: string[]) => Promise<Found> {
  const remembered = new Map<string, (asked: void) => Promise<Found>>();
  return (...asked) => {
    const key = asked.join(' ');
    const shared = remembered.get(key) ?? batchCalls<void, Found>(() => look(...asked), BATCHING);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, shared);
    return shared();
  };
}
