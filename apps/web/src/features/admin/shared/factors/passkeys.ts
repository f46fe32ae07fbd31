import type { PasskeyChallengeDto } from '@boligstyling/api-client/admin';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the browser's authenticator answered, as the API takes it. */
export interface PasskeyAnswer {
  challenge_id: string;
  answer: Record<string, unknown>;
}

const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. Undefined when the person or the browser would not. */
export async function makePasskey(
  challenge: PasskeyChallengeDto,
): Promise<PasskeyAnswer | undefined> {
  const { startRegistration } = await library();
  const optionsJSON = challenge.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return answered(challenge, startRegistration({ optionsJSON }));
}

/** Has the browser use a passkey. Undefined when the person or the browser would not. */
export async function showPasskey(
  challenge: PasskeyChallengeDto,
): Promise<PasskeyAnswer | undefined> {
  const { startAuthentication } = await library();
  const optionsJSON = challenge.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answered(challenge, startAuthentication({ optionsJSON }));
}

async function answered(
  { challenge_id }: PasskeyChallengeDto,
  asked: Promise<object>,
): Promise<PasskeyAnswer | undefined> {
  const answer = await asked.catch(() => undefined);
  return answer && { challenge_id, answer: { ...answer } };
}
