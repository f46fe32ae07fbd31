import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * Claims of browser and authenticator in one ceremony (WebAuthn Level 3, sections 5.8.1 and 6.1).
 */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** True if the user touched the authenticator. */
  readonly isPresent?: boolean;
  /** True if the authenticator verified the user, as by a finger. */
  readonly isVerified?: boolean;
  /** True if the passkey may be on several devices (WebAuthn's flag BE). */
  readonly isSynced?: boolean;
  readonly counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCED = 0x08;
const WITH_KEY = 0x40;

/** CBOR of `{fmt: "none", attStmt: {}, authData:` and the prefix of a P-256 key. */
const NO_ATTESTATION = Buffer.from(
  'a363666d74646e6f6e656761747453746d74a0686175746844617461',
  'hex',
);
const P256_X = Buffer.from('a5010203262001215820', 'hex');
const P256_Y = Buffer.from('225820', 'hex');

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

export class PasskeyDevice {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  made(reported: Ceremony): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = [P256_X, Buffer.from(x, 'base64url'), P256_Y, Buffer.from(y, 'base64url')];
    const madeBy = Buffer.concat([Buffer.alloc(17), Buffer.from([this.id.length]), this.id]);
    const data = Buffer.concat([authenticatorData(reported, WITH_KEY), madeBy, ...key]);
    const attestation = Buffer.concat([NO_ATTESTATION, Buffer.from([0x58, data.length]), data]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', reported).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  used(reported: Ceremony): object {
    const client = clientData('webauthn.get', reported);
    const data = authenticatorData(reported, 0);
    const signed = Buffer.concat([data, sha256(client)]);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(reported: Ceremony, more: number): Buffer {
  const { rpId, isPresent = true, isVerified = true, isSynced = false, counter = 0 } = reported;
  const head = Buffer.alloc(5);
  const person = (isPresent ? PRESENT : 0) | (isVerified ? VERIFIED : 0);
  head.writeUInt8(person | (isSynced ? SYNCED : 0) | more);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head]);
}
