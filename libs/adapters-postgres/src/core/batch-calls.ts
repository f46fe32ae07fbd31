interface Batch<Call, Answer> extends PromiseWithResolvers<Answer> {
  readonly calls: Call[];
  timeout?: ReturnType<typeof setTimeout>;
}

interface Limits {
  /** How many batches are under way, unless one has waited for too long. */
  readonly concurrency?: number;
  /** How many calls a batch has before it begins beside another: smaller ones cost more than they gain. */
  readonly fewestBeside?: number;
  /** How many calls make a batch at most. */
  readonly maxSize?: number;
  /** How long a batch waits in ms. Then it begins all the same: those before it may hang. */
  readonly maxWaitMs?: number;
}

/**
 * Puts calls into batches: a call that comes while nothing is under way begins at once, those
 * that come meanwhile make the next batch, in their order. All calls of a batch get its answer, and
 * fail when it does.
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
