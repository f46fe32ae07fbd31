#!/bin/sh
# Versions: standardwebhooks 1.1.1, svix 1.99.1.
# Input: a rightly signed message, with its headers as Node, and as the Fetch API, give them.
# Behaviour: neither reads a Headers object, which Deno, Hono, Next.js and Workers give. The message
# is refused as if it had not been signed.
# Output:
#> standardwebhooks, plain object: verified
#> standardwebhooks, Headers: Missing required headers
#> standardwebhooks, Object.fromEntries(headers): verified
#> svix, plain object: verified
#> svix, Headers: Missing required headers
#> svix, Object.fromEntries(headers): verified
. "$(dirname "$0")/run"
npm_packages standardwebhooks@1.1.1 svix@1.99.1
run_node <<'END'
import { createHmac, randomBytes } from 'node:crypto';
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';

const key = randomBytes(32);
const [id, at, body] = ['msg_1', String(Math.floor(Date.now() / 1000)), '{"type":"lead.received"}'];
const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
const plain = {
  ...{ 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` },
};
const headers = new Headers(plain);
const forms = {
  ...{ 'plain object': plain, Headers: headers },
  'Object.fromEntries(headers)': Object.fromEntries(headers),
};
for (const [name, Webhook] of Object.entries({ standardwebhooks: Standard, svix: Svix })) {
  for (const [form, given] of Object.entries(forms)) {
    try {
      new Webhook(`whsec_${key.toString('base64')}`).verify(body, given);
      console.log(`${name}, ${form}: verified`);
    } catch (fault) {
      console.log(`${name}, ${form}: ${fault.message}`);
    }
  }
}
END
