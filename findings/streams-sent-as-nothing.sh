#!/bin/sh
# Version: @supabase/supabase-js 2.119.1.
# Input: bodies of functions.invoke that its types allow: a stream and a Buffer that hold JSON, and
# URL parameters, which fetch itself takes.
# Behaviour: each goes out as application/json. Of the stream and the parameters nothing is in the
# body, of the Buffer the numbers of its bytes. There is no error.
# Output:
#> stream: application/json {}
#> buffer: application/json {"type":"Buffer","data":[123,125]}
#> parameters: application/json {}
#> blob: application/json {"a":1}
. "$(dirname "$0")/run"
npm_packages @supabase/supabase-js@2.119.1
run_node <<'END'
import { createClient } from '@supabase/supabase-js';

let name;
const fetch = async (address, init) => {
  const { headers, body } = new Request(address, { ...init, duplex: 'half' });
  console.log(`${name}:`, headers.get('content-type'), await new Response(body).text());
  return Response.json({});
};
const { functions } = createClient('http://127.0.0.1', 'key', {
  global: { fetch },
  realtime: { transport: class {} },
});
const bodies = {
  stream: new Blob(['{"a":1}']).stream(),
  buffer: Buffer.from('{}'),
  parameters: new URLSearchParams({ a: 1 }),
  blob: new Blob(['{"a":1}'], { type: 'application/json' }),
};
for (const [kind, body] of Object.entries(bodies)) {
  name = kind;
  await functions.invoke('submit', { body });
}
END
