#!/bin/sh
# Versions: openapi-zod-client 1.18.3, openapi-typescript 7.13.0.
# Input: an error answer with a body of application/problem+json (RFC 9457), shared or in its place.
# Behaviour: the client's schema of that answer is `z.void()`, so the reason and the current record
# are not typed. With application/json it is read rightly. openapi-typescript keeps all three.
# Output:
#> openapi-zod-client: 409 z.object({ type: z.string() }).passthrough(), 412 z.void(), 428 z.void()
#> openapi-typescript: 409 Problem, 412 Problem, 428 Problem
. "$(dirname "$0")/run"
npm_packages openapi-zod-client@1.18.3 openapi-typescript@7.13.0 typescript@5.9.3
cat > contract.yaml <<'END'
openapi: 3.1.0
info: { title: Leads, version: '1' }
paths:
  /lead:
    patch:
      operationId: changeLead
      responses:
        '204': { description: Changed. }
        '409':
          description: As plain JSON.
          content: { application/json: { schema: { $ref: '#/components/schemas/Problem' } } }
        '412':
          description: As a problem.
          content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } }
        '428': { $ref: '#/components/responses/NoVersion' }
components:
  responses:
    NoVersion:
      description: As a shared problem.
      content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } }
  schemas:
    Problem: { type: object, required: [type], properties: { type: { type: string } } }
END
node_modules/.bin/openapi-zod-client contract.yaml -o zod.ts > log 2>&1
node_modules/.bin/openapi-typescript contract.yaml -o plain.ts > log 2>&1
run_node <<'END'
import { readFileSync } from 'node:fs';
const [zod, plain] = ['zod.ts', 'plain.ts'].map((name) => readFileSync(name, 'utf8'));
const statuses = ['409', '412', '428'];
const ofZod = (status) => new RegExp(`status: ${status},[^}]*?schema: (.*),`).exec(zod)[1];
console.log('openapi-zod-client:', statuses.map((each) => `${each} ${ofZod(each)}`).join(', '));
const shared = /NoVersion: \{[^]*?schemas"\]\["(\w+)"\]/.exec(plain)[1];
const ofPlain = (status) => {
  const rest = plain.slice(plain.indexOf(`${status}: `));
  const isShared = rest.startsWith(`${status}: components["responses"]["NoVersion"]`);
  return isShared ? shared : /schemas"\]\["(\w+)"\]/.exec(rest)[1];
};
console.log('openapi-typescript:', statuses.map((each) => `${each} ${ofPlain(each)}`).join(', '));
END
