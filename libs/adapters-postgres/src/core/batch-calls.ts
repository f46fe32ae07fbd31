interface Batch<Call, Answer> extends PromiseWithResolvers<Answer> {
  readonly calls: Call[];
  timeout?: ReturnType<typeof setTimeout>;
}

interface Limits {
  /** Concurrent batches, unless one has waited longer than `maxWaitMs`. */
  readonly concurrency?: number;
  /** Minimum calls for a batch to begin beside another: smaller ones cost more than they gain. */
  readonly fewestBeside?: number;
  readonly maxSize?: number;
  /** In ms. A batch that has waited this long begins anyway: the running ones may hang. */
  readonly maxWaitMs?: number;
}

/**
 * Batches calls: the first begins at once, and those that arrive meanwhile form the next batch in
 * their order. All calls of a batch share its answer or its fault.
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
