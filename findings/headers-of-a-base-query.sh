#!/bin/sh
# Version: @reduxjs/toolkit 2.15.0.
# Input: a base query with headers of its own, as its options allow, and two calls: one names a
# header, as generated calls with optional headers do, and one names none.
# Behaviour: the call's headers replace those of the base query, also when they are undefined. Those
# that `prepareHeaders` sets stay.
# Output:
#> headers, call without: key
#> headers, call with one: none
#> prepareHeaders, call with one: key
. "$(dirname "$0")/run"
npm_packages @reduxjs/toolkit@2.15.0
run_node <<'END'
import { fetchBaseQuery } from '@reduxjs/toolkit/query';

const apikey = 'key';
const ways = {
  headers: { headers: { apikey } },
  prepareHeaders: { prepareHeaders: (headers) => headers.set('apikey', apikey) },
};
async function tell(way, what, args) {
  const fetchFn = async (request) => {
    console.log(`${way}, ${what}: ${request.headers.get('apikey') ?? 'none'}`);
    return new Response('{}');
  };
  const query = fetchBaseQuery({ baseUrl: 'http://localhost', fetchFn, ...ways[way] });
  await query(args, { signal: new AbortController().signal, getState() {} }, {});
}
await tell('headers', 'call without', { url: '/' });
await tell('headers', 'call with one', { url: '/', headers: { 'idempotency-key': undefined } });
await tell('prepareHeaders', 'call with one', { url: '/', headers: { 'idempotency-key': undefined } });
END
