import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { type Call, callsWithInput, requestsFor } from '../../testing/from-contract.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { logIn } from '../../testing/admin-access.js';

/** `FC_SEED=… FC_RUNS=…` repeats a run, or makes a longer one. A failure prints its seed. */
const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 1);
const AT_ONCE = 20;

/** Marks of our own insides: statements, files, libraries, and settings. */
const INTERNAL =
  /select |insert |update "|\bat \S+ \(|node_modules|\.[jt]s:\d|mikro|postgres|SQLSTATE|riktig passord/i;

/** Whoever logs out ends the session that the others need. */
const calls = callsWithInput().filter(({ operationId }) => operationId !== 'logOutAdmin');

describe('requests made of the contract, kept to and broken', () => {
  const world = MatchingWorld.own();
  let token: string;
  let knownIds: string[];
  beforeAll(async () => {
    token = (await logIn(world.api)).token;
    knownIds = [await world.lead(), await world.partner('Stine')];
  });

  const answers = new Map<number, number>();

  /** Its answer must be one that the contract allows, or this throws. */
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
    'to %s are answered in order',
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
    120_000 * RUNS,
  );

  it('were thousands, and of both kinds', () => {
    const all = [...answers.values()].reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(2_000);
    expect(answers.get(201)).toBeGreaterThan(20);
    expect(answers.get(400)).toBeGreaterThan(200);
  });
});
