import type { PasskeyChallengeDto } from '@boligstyling/api-client/admin';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadAhead } from '../../../../shared/ui/load-ahead';
import { browserName } from '@boligstyling/domain';

interface PasskeyAnswer {
  challenge_id: string;
  answer: Record<string, unknown>;
}

const library = () => import('@simplewebauthn/browser');

export const loadPasskeys = loadAhead(library);

/** Undefined if user or browser refused. */
export async function makePasskey(
  challenge: PasskeyChallengeDto,
): Promise<PasskeyAnswer | undefined> {
  const optionsJSON = challenge.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = async () => (await library()).startRegistration({ optionsJSON });
  return answered(challenge, made());
}

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

export const browserHere = (): string => browserName(navigator.userAgent);
