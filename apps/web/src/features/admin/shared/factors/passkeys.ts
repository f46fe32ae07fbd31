import type { PasskeyChallengeDto } from '@boligstyling/api-client/admin';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadAhead } from '../../../../shared/ui/load-ahead';
import { browserName } from '@boligstyling/domain';
import { passkeyToasts } from '../../../../content/admin/admin-login';
import type { ToastText } from '../../../../content/types';

interface PasskeyAnswer {
  challenge_id: string;
  answer: Record<string, unknown>;
}

const library = () => import('@simplewebauthn/browser');

export const loadPasskeys = loadAhead(library);

/** @param refused gets the reason */
export async function makePasskey(
  { challenge_id, options }: PasskeyChallengeDto,
  refused: (why: ToastText) => void,
): Promise<PasskeyAnswer | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const answer = await (await library()).startRegistration({ optionsJSON });
    return { challenge_id, answer: { ...answer } };
  } catch (error) {
    const isKnown = (error as Error).name === 'InvalidStateError';
    refused(isKnown ? passkeyToasts.known : passkeyToasts.stopped);
    return undefined;
  }
}

/** Undefined if user or browser refused. */
export async function showPasskey({
  challenge_id,
  options,
}: PasskeyChallengeDto): Promise<PasskeyAnswer | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const shown = async () => (await library()).startAuthentication({ optionsJSON });
  const answer = await shown().catch(() => undefined);
  return answer && { challenge_id, answer: { ...answer } };
}

export const browserHere = (): string => browserName(navigator.userAgent);
