import { timed } from './time.mjs';

const PAGE = 50;
const STRIDE = 200;

/** Calls below a path. @throws Error when one is not answered 200 */
function callsBelow(base) {
  const url = (path) => `${base}${path}`;
  const read = async (path, request) => {
    const answer = await fetch(url(path), request);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  return { url, read };
}

/** A partner's API, with a session. */
export function asPartner(product, session) {
  const { url, read } = callsBelow(`${product}/api/partner`);
  const headers = { cookie: session };
  return { url, headers, get: (path) => read(path, { headers }) };
}

/** The administrator's API, with a session. */
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
    /** The path of a list's page that follows so many of 50, or of its last one; goes in larger strides. */
    async pageAfter(pages, list) {
      let path = list;
      for (let left = pages * PAGE; left > 0; left -= STRIDE) {
        const { next_cursor: cursor } = await get(`${path}&limit=${Math.min(left, STRIDE)}`);
        if (!cursor) break;
        path = `${list}&cursor=${encodeURIComponent(cursor)}`;
      }
      return path;
    },
    /** Calls one after another for so long, as somebody who works with it would; each call's ms. */
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
