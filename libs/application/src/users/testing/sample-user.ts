import { randomUUID } from 'node:crypto';
import { type OneTimeLink, oneTimeLink, type Passkey, type User } from '@boligstyling/domain';
import type { PresentedLink } from '../../core/link-signer.js';
import type { NewFactor } from '../user-repository.js';

/** A newly invited user with a unique address. */
export function sampleUser(changes: Partial<User> = {}): User {
  const id = randomUUID();
  return {
    id,
    version: 1,
    name: 'Kari Nordmann',
    email: `${id}@boligstyling.no`,
    role: 'saksbehandler',
    state: 'invited',
    createdAt: new Date('2026-11-20T12:00:00.000Z'),
    ...changes,
  };
}

/** The link of an invitation that begins now. */
export function sampleLink({ id }: User, now = new Date()): OneTimeLink {
  return oneTimeLink(randomUUID(), 'invitation', id, now);
}

/** A link whose e-mail was signed with a newer secret than it was made under. */
export function heldLink({ id }: Pick<OneTimeLink, 'id'>, digest = 'digest'): PresentedLink {
  return { id, digests: [`${digest} under the newer`, digest] };
}

/** A passkey that no device has. */
export function samplePasskey(changes: Partial<Passkey> = {}): Passkey {
  return {
    id: randomUUID(),
    publicKey: new Uint8Array([1, 2, 3]),
    counter: 0,
    isSynced: false,
    name: 'Telefonen',
    createdAt: new Date('2026-11-20T12:00:00.000Z'),
    lastUsedAt: null,
    ...changes,
  };
}

/** A password with codes, of which the one at this step is used, and two recovery codes. */
export function sampleCode(step = 100): NewFactor {
  const code = { passwordHash: 'a hash', totpSecret: 'A SECRET' };
  return { kind: 'code', code, step, recoveryDigests: [randomUUID(), randomUUID()] };
}
