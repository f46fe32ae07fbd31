#!/bin/sh
# Versions: ratelimit-header-parser 0.1.0, structured-headers 2.1.0.
# Input: the fields RateLimit and RateLimit-Policy of a 429, as the IETF's drafts write them since
# the eighth, and as the seventh did.
# Behaviour: the parser answers for both forms and never throws. Of the newer one all numbers are
# NaN, and the moment is an invalid date. A parser of structured fields reads it.
# Output:
#> "leads";r=0;t=42: limit NaN, remaining NaN, reset in NaN s; a wait of NaN ms
#> limit=30, remaining=0, reset=42: limit 30, remaining 0, reset in 42 s; a wait of 42000 ms
#> structured-headers: leads, r 0, t 42
. "$(dirname "$0")/run"
npm_packages ratelimit-header-parser@0.1.0 structured-headers@2.1.0
run_node <<'END'
import { parseRateLimit } from 'ratelimit-header-parser';
import { parseList } from 'structured-headers';

const NOW = Date.parse('2026-11-20T12:00:00Z');
Date.now = () => NOW;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [NOW]));
  }
};
const newer = '"leads";r=0;t=42';
const forms = [
  ['"leads";q=30;w=60', newer],
  ['30;w=60', 'limit=30, remaining=0, reset=42'],
];
for (const [policy, field] of forms) {
  const headers = new Headers({ 'ratelimit-policy': policy, ratelimit: field });
  const { limit, remaining, reset } = parseRateLimit(headers);
  const wait = reset - NOW;
  const told = `limit ${limit}, remaining ${remaining}, reset in ${wait / 1000} s`;
  console.log(`${field}: ${told}; a wait of ${wait} ms`);
}
const [[name, parameters]] = parseList(newer);
console.log(`structured-headers: ${name}, r ${parameters.get('r')}, t ${parameters.get('t')}`);
END
