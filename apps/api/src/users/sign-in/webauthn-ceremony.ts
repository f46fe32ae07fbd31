import { PasskeyCeremony, type PasskeyRequest } from '@boligstyling/application';
import type { Passkey, User } from '@boligstyling/domain';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Ed25519, P-256 and RSA: every browser and Node can check them. */
const ALGORITHMS = [-8, -7, -257];

/** Milliseconds that a browser waits for the user. */
const TIMEOUT_MS = 120_000;

/** Loaded at the first use: 26 MB that most replicas never need. */
const library = () => import('@simplewebauthn/server');

export class WebauthnCeremony extends PasskeyCeremony {
  private readonly origin: string;
  private readonly rpId: string;

  constructor(private readonly site: { publicUrl: string; wordmark: string }) {
    super();
    const { origin, hostname } = new URL(site.publicUrl);
    this.origin = origin;
    this.rpId = hostname;
  }

  override async toMake(user: User, known: readonly Passkey[]): Promise<PasskeyRequest> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.site.wordmark,
      rpID: this.rpId,
      userID: new TextEncoder().encode(user.id),
      userName: user.email,
      userDisplayName: user.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: TIMEOUT_MS,
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  override async made(answer: object, challenge: string) {
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      ...this.expected(),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { credential, credentialDeviceType } = verified.registrationInfo;
    const { id, publicKey, counter } = credential;
    return { id, publicKey, counter, isSynced: credentialDeviceType === 'multiDevice' };
  }

  override async toUse(known?: readonly Passkey[]): Promise<PasskeyRequest> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      userVerification: 'required',
      timeout: TIMEOUT_MS,
      ...(known && { allowCredentials: known.map(({ id }) => ({ id })) }),
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  override async used(answer: object, challenge: string, passkey: Passkey) {
    const { verifyAuthenticationResponse } = await library();
    const { id, publicKey } = passkey;
    const verified = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...this.expected(),
      requireUserVerification: true,
      // With 0 the library compares no counters: the domain does.
      credential: { id, counter: 0, publicKey: new Uint8Array(publicKey) },
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }

  private expected() {
    return { expectedOrigin: this.origin, expectedRPID: this.rpId };
  }
}
