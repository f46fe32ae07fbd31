import type { PasskeyChallengeDto } from '@boligstyling/api-client/admin';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadAhead } from '../../../../shared/ui/load-ahead';

/** What the browser's authenticator answered, as the API takes it. */
export interface PasskeyAnswer {
  challenge_id: string;
  answer: Record<string, unknown>;
}

const library = () => import('@simplewebauthn/browser');

/** Fetches what is needed later: a page may stay open until a new version has taken the place of this one. */
export const loadPasskeys = loadAhead(library);

/** Has the browser make a passkey. Undefined when the person or the browser would not. */
export async function makePasskey(
  challenge: PasskeyChallengeDto,
): Promise<PasskeyAnswer | undefined> {
  const optionsJSON = challenge.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = async () => (await library()).startRegistration({ optionsJSON });
  return answered(challenge, made());
}

/** Has the browser use a passkey. Undefined when the person or the browser would not. */
export async function showPasskey(
  challenge: PasskeyChallengeDto,
): Promise<PasskeyAnswer | undefined> {
  const optionsJSON = challenge.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const shown = async () => (await library()).startAuthentication({ optionsJSON });
  return answered(challenge, shown());
}

async function answered(
  { challenge_id }: PasskeyChallengeDto,
  asked: Promise<object>,
): Promise<PasskeyAnswer | undefined> {
  const answer = await asked.catch(() => undefined);
  return answer && { challenge_id, answer: { ...answer } };
}
