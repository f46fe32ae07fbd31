import { sampleUser } from '@boligstyling/application/testing';
import type { Passkey } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PasskeyDevice, type Ceremony } from '../../testing/passkey-device.js';
import { WebauthnCeremony } from './webauthn-ceremony.js';

const HOST = 'boligstyling.example';
const SITE = { publicUrl: `https://${HOST}/`, wordmark: 'Boligstyling' };
const ceremony = new WebauthnCeremony(SITE);
const CHALLENGE = Buffer.from('what was asked').toString('base64url');
const REPORTED: Ceremony = { challenge: CHALLENGE, origin: `https://${HOST}`, rpId: HOST };

const WORTHLESS: [string, Partial<Ceremony>][] = [
  ['to something else that was asked', { challenge: Buffer.from('else').toString('base64url') }],
  ['from a page of another site', { origin: `https://${HOST}.evil.example` }],
  ['from a page below ours', { origin: `https://blogg.${HOST}` }],
  ['from a page without TLS', { origin: `http://${HOST}` }],
  ['for another site', { rpId: 'example' }],
  ['of someone who has not proved herself to the device', { isVerified: false }],
  ['of nobody at the device', { isPresent: false }],
];

let device: PasskeyDevice;
beforeEach(() => {
  device = new PasskeyDevice();
});

async function kept(): Promise<Passkey> {
  const made = await ceremony.made(device.made(REPORTED), CHALLENGE);
  return { ...made!, name: 'Telefonen', createdAt: new Date(), lastUsedAt: null };
}

describe('a new passkey', () => {
  it('is stored as the authenticator reports it', async () => {
    const made = await ceremony.made(device.made({ ...REPORTED, counter: 3 }), CHALLENGE);
    expect(made).toMatchObject({ id: device.id.toString('base64url'), counter: 3 });
  });

  it.each([true, false])('is stored with its sync state: %s', async (isSynced) => {
    const made = await ceremony.made(device.made({ ...REPORTED, isSynced }), CHALLENGE);
    expect(made).toMatchObject({ isSynced });
  });

  it.each(WORTHLESS)('is rejected with an answer %s', async (_, reported) => {
    const answer = device.made({ ...REPORTED, ...reported });
    expect(await ceremony.made(answer, CHALLENGE)).toBeUndefined();
  });

  it('is rejected for an answer of another kind', async () => {
    expect(await ceremony.made({}, CHALLENGE)).toBeUndefined();
    expect(await ceremony.made(device.used(REPORTED), CHALLENGE)).toBeUndefined();
  });

  it('is requested for the user’s id with verification, excluding authenticators that have one of ours', async () => {
    const user = sampleUser();
    const passkey = await kept();
    const { challenge, options } = await ceremony.toMake(user, [passkey]);
    expect(options).toMatchObject({
      challenge,
      rp: { id: HOST, name: 'Boligstyling' },
      user: { name: user.email, displayName: user.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id }],
      attestation: 'none',
    });
  });
});

describe('a used passkey', () => {
  it('counts its uses if its authenticator does', async () => {
    const passkey = await kept();
    const use = (counter: number) =>
      ceremony.used(device.used({ ...REPORTED, counter }), CHALLENGE, passkey);
    expect([await use(0), await use(7)]).toEqual([0, 7]);
  });

  it.each(WORTHLESS)('is rejected with an answer %s', async (_, reported) => {
    const answer = device.used({ ...REPORTED, ...reported });
    expect(await ceremony.used(answer, CHALLENGE, await kept())).toBeUndefined();
  });

  it('is rejected with another authenticator’s answer, and with none', async () => {
    const passkey = await kept();
    const other = { ...new PasskeyDevice().used(REPORTED), id: passkey.id, rawId: passkey.id };
    expect(await ceremony.used(other, CHALLENGE, passkey)).toBeUndefined();
    expect(await ceremony.used({}, CHALLENGE, passkey)).toBeUndefined();
    expect(await ceremony.used(device.made(REPORTED), CHALLENGE, passkey)).toBeUndefined();
  });

  it.each([false, true])(
    'reports its counter, also after a reset (synced: %s)',
    async (isSynced) => {
      const passkey = { ...(await kept()), isSynced, counter: 7 };
      const use = (counter: number) =>
        ceremony.used(device.used({ ...REPORTED, isSynced, counter }), CHALLENGE, passkey);
      expect([await use(7), await use(0), await use(8)]).toEqual([7, 0, 8]);
    },
  );

  it('is requested with user verification, among a known user’s own', async () => {
    const passkey = await kept();
    const hers = await ceremony.toUse([passkey]);
    expect(hers.options).toMatchObject({
      ...{ challenge: hers.challenge, rpId: HOST, userVerification: 'required' },
      allowCredentials: [{ id: passkey.id }],
    });
    const anyones = await ceremony.toUse();
    expect(anyones.options.userVerification).toBe('required');
    expect(anyones.options.allowCredentials).toBeUndefined();
  });

  it('is requested with a new challenge each time', async () => {
    const asked = [await ceremony.toUse(), await ceremony.toUse()];
    expect(new Set(asked.map(({ challenge }) => challenge)).size).toBe(2);
  });
});
