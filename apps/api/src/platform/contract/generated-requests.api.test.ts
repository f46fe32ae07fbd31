import { CONFIRMED_SECONDS } from '@boligstyling/domain';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { type Call, callsWithInput, requestsFor } from '../../testing/from-contract.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { logIn } from '../../testing/admin-access.js';

/** `FC_SEED=… FC_RUNS=…` repeats or lengthens a run. A failure prints its seed. */
const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 1);
const AT_ONCE = 20;

const INTERNAL =
  /select |insert |update "|\bat \S+ \(|node_modules|\.[jt]s:\d|mikro|postgres|SQLSTATE|riktig passord/i;

/** A logout ends the session that the other calls need. */
const calls = callsWithInput().filter(({ operationId }) => operationId !== 'logOutAdmin');

describe('a request generated from the contract, valid or broken', () => {
  const world = MatchingWorld.own();
  let token: string;
  let loggedInAt = -Infinity;
  let knownIds: string[];
  beforeAll(async () => {
    knownIds = [await world.lead(), await world.partner('Stine')];
  });
  // A login is confirmed for less time than all calls take on a slow machine.
  beforeEach(async () => {
    if (performance.now() - loggedInAt < (CONFIRMED_SECONDS * 1000) / 10) return;
    // Generated logins are wrong.
    await world.api.rows('delete from login_attempt');
    token = (await logIn(world.api)).token;
    loggedInAt = performance.now();
  });

  const answers = new Map<number, number>();

  /** @throws Error if the contract does not allow the answer */
  const send = async (call: Call, path: string, body: unknown) => {
    const test = world.api
      .call(call.method, path)
      .set({ apikey: DEVELOPMENT_API_KEY, authorization: `Bearer ${token}` });
    const isJson = body !== undefined;
    const answer = await (isJson ? test.type('json').send(JSON.stringify(body)) : test);
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    expect(answer.status).toBeLessThan(500);
    if (answer.status < 400) return;
    expect(answer.body).toMatchObject({ status: answer.status, error: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(INTERNAL);
  };

  it.each(calls.map((call) => [call.operationId, call] as const))(
    'to %s is answered as the contract says',
    async (_, call) => {
      const batches = call.operationId === 'submitLead' ? 40 : 3;
      const batch = fc.array(requestsFor(call, knownIds), {
        minLength: AT_ONCE,
        maxLength: AT_ONCE,
      });
      const property = fc.asyncProperty(batch, async (requests) => {
        await Promise.all(requests.map(({ path, body }) => send(call, path, body)));
      });
      await fc.assert(property, {
        seed: SEED,
        numRuns: batches * RUNS,
        endOnFailure: true,
      });
    },
    600_000 * RUNS,
  );

  it('was sent thousands of times, in both kinds', () => {
    const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(2_000);
    expect(answers.get(201)).toBeGreaterThan(20);
    expect(answers.get(400)).toBeGreaterThan(200);
  });
});
