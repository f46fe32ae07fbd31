interface Batch<Call, Answer> extends PromiseWithResolvers<Answer> {
  readonly calls: Call[];
}

/**
 * Gathers calls into batches: a call that comes while nothing is under way begins at once, those
 * that come meanwhile make the next batch, in their order. All calls of a batch get its answer, and
 * fail when it does.
 *
 * @param limits how many batches are under way `atOnce`, and how many calls make a batch at `most`
 */
export function gatherCalls<Call, Answer>(
  work: (calls: Call[]) => Promise<Answer>,
  { atOnce = 1, most = Infinity } = {},
): (call: Call) => Promise<Answer> {
  const waiting: Batch<Call, Answer>[] = [];
  let underWay = 0;

  const begin = (): void => {
    const batch = underWay < atOnce && waiting.shift();
    if (!batch) return;
    underWay += 1;
    const done = work(batch.calls).finally(() => {
      underWay -= 1;
      begin();
    });
    batch.resolve(done);
  };
  return (call) => {
    let batch = waiting.at(-1);
    if (!batch || batch.calls.length === most) {
      batch = { calls: [], ...Promise.withResolvers<Answer>() };
      waiting.push(batch);
    }
    batch.calls.push(call);
    begin();
    return batch.promise;
  };
}
