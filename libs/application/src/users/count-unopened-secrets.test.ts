import { expect, it } from '@jest/globals';
import { CountUnopenedSecrets, type SealedSecret } from './count-unopened-secrets.js';
import { PlainSecretBox } from '../core/testing/plain-secret-box.js';

const box = new PlainSecretBox();
const counted = (...kept: SealedSecret[]) =>
  new CountUnopenedSecrets({ list: () => Promise.resolve(kept) }, box).execute();

it('a key that opens every sealed secret leaves none unopened', async () => {
  const kept = box.seal('secret', 'kari');
  const plain = { kind: 'webhook', owner: 'endpoint', kept: 'whsec_plain' } as const;
  const result = await counted({ kind: 'user', owner: 'kari', kept }, plain);
  expect(result).toEqual({ sealed: 1, users: 0, webhooks: 0 });
});

it('secrets sealed under another key are counted per kind', async () => {
  const kept = box.seal('secret', 'another');
  const result = await counted(
    { kind: 'user', owner: 'kari', kept },
    { kind: 'user', owner: 'ola', kept: box.seal('secret', 'ola') },
    { kind: 'webhook', owner: 'endpoint', kept },
    { kind: 'webhook', owner: 'other', kept },
  );
  expect(result).toEqual({ sealed: 4, users: 1, webhooks: 2 });
});
