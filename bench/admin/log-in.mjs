import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { timed } from './time.mjs';

const PAGE = 50;
const STRIDE = 200;

/** Keeps its connections as a browser does; `fetch` would add a quarter of a millisecond. */
const agent = new Agent({ keepAlive: true });

/** @throws Error on any answer but 200 */
function callsBelow(base) {
  const url = (path) => `${base}${path}`;
  const read = async (path, { body, ...options }) => {
    const sent = request(url(path), { agent, ...options }).end(body);
    const [answer] = await once(sent, 'response');
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return json(answer);
  };
  return { url, read };
}

export function asPartner(product, session) {
  const { url, read } = callsBelow(`${product}/api/partner`);
  const headers = { cookie: session };
  return { url, headers, get: (path) => read(path, { headers }) };
}

export async function logIn(product) {
  const { url, read } = callsBelow(`${product}/api/admin`);
  const { adminToken } = await read('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'only for this bench' }),
  });
  const headers = { authorization: `Bearer ${adminToken}` };
  const get = (path) => read(path, { headers });
  return {
    url,
    headers,
    get,
    /**
     * Path of the list's page after this number of pages of 50, or of the last one; skips in larger
     * pages.
     */
    async pageAfter(pages, list) {
      let path = list;
      for (let left = pages * PAGE; left > 0; left -= STRIDE) {
        const { next_cursor: cursor } = await get(`${path}&limit=${Math.min(left, STRIDE)}`);
        if (!cursor) break;
        path = `${list}&cursor=${encodeURIComponent(cursor)}`;
      }
      return path;
    },
    /** Calls in turn for this time, like a user; returns each call's ms. */
    async use(calls, seconds) {
      const times = [];
      const end = Date.now() + seconds * 1000;
      for (let index = 0; Date.now() < end; index += 1) {
        times.push(await timed(() => get(calls[index % calls.length].path)));
      }
      return times;
    },
  };
}
