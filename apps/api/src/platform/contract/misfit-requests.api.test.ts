import { acceptAssignment } from '@boligstyling/domain';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import {
  type Call,
  callsWithInput,
  misfitBodies,
  misfitQueries,
  nullBodies,
} from '../../testing/from-contract.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { askForLink, enterBy } from '../../testing/partner-access.js';
import { SESSION_SECRET } from '../../testing/start-api.js';
import { HmacLinkSigner } from '../secrets/hmac-link-signer.js';

const AT_ONCE = 20;
const signer = new HmacLinkSigner(SESSION_SECRET);
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);

const all = callsWithInput();
const inBody = all.filter((call) => misfitBodies(call).length > 0);
const inQuery = all.filter((call) => misfitQueries(call).length > 0);
const named = (calls: Call[]) => calls.map((call) => [call.operationId, call] as const);

describe('a request with one value of another type', () => {
  const world = MatchingWorld.own();
  const ids = new Map<string, string>();
  let cookie: string;
  let sent = 0;

  beforeAll(async () => {
    const partnerId = await world.partner('Anne');
    const leadId = await world.lead();
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    const [assignment] = await world.api.rows<{ id: string }>('select id from assignment');
    const assignmentId = assignment?.id ?? '';
    await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, assignmentId));
    cookie = await enterBy(world.api, await askForLink(world.api, partnerId, 'anne@stil.no'));
    const [sale] = await world.api.rows<{ id: string }>('select id from sale');
    ids.set('leads', leadId).set('leadId', leadId).set('assignmentId', assignmentId);
    ids
      .set('partners', partnerId)
      .set('requests', assignmentId)
      .set('sales', sale?.id ?? '');
  });

  /** Existing ids where possible, so that the test reaches more than the validation. */
  const pathOf = ({ template }: Call) =>
    template.replaceAll(/(\w[\w-]*)\/\{(\w+)\}/g, (_, collection: string, name: string) => {
      return `${collection}/${ids.get(name) ?? ids.get(collection) ?? randomUUID()}`;
    });

  const linkFor = ({ template }: Call) => {
    const isPartners = template.startsWith('/api/partner-link');
    const id = ids.get(isPartners ? 'assignmentId' : 'leadId') ?? '';
    const audience = isPartners ? 'partner' : 'owner';
    return signer.sign({ audience, id, expiresAt: TOMORROW });
  };

  const send = async (call: Call, path: string, body?: string) => {
    sent += 1;
    const headers = {
      ...{ apikey: DEVELOPMENT_API_KEY, cookie, 'link-token': linkFor(call) },
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    };
    const test = world.api.call(call.method, path).set({ ...world.authorization, ...headers });
    return (await (body === undefined ? test : test.type('json').send(body))).status;
  };

  const faultsOf = async (requests: (() => Promise<[string, number]>)[]) => {
    const faults: string[] = [];
    for (let nth = 0; nth < requests.length; nth += AT_ONCE) {
      const batch = requests.slice(nth, nth + AT_ONCE).map((request) => request());
      for (const [what, status] of await Promise.all(batch)) if (status >= 500) faults.push(what);
    }
    return faults;
  };

  it.each(named(inBody))('causes no internal error in the body of %s', async (_, call) => {
    const requests = misfitBodies(call).map((body) => async (): Promise<[string, number]> => {
      return [body, await send(call, pathOf(call), body)];
    });
    expect(await faultsOf(requests)).toEqual([]);
  });

  it.each(named(inQuery))('causes no internal error in the query of %s', async (_, call) => {
    const requests = misfitQueries(call).map((query) => async (): Promise<[string, number]> => {
      return [query, await send(call, `${pathOf(call)}?${query}`)];
    });
    expect(await faultsOf(requests)).toEqual([]);
  });

  it.each(named(all.filter((call) => nullBodies(call).length > 0)))(
    'is rejected by %s for a null that is not nullable',
    async (_, call) => {
      const taken: string[] = [];
      for (const body of nullBodies(call)) {
        if ((await send(call, pathOf(call), body)) < 400) taken.push(body);
      }
      expect(taken).toEqual([]);
    },
  );

  it('was sent thousands of times', () => expect(sent).toBeGreaterThan(5_000));
});
