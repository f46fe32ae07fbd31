import { GOOD_PASSWORD_LENGTH } from '@boligstyling/domain';
import type { TotpChallenge } from '@boligstyling/application';
import { RequiredLine } from '../../platform/validation/field.js';
import { ChallengeAnswerDto } from './passkey.dto.js';
import { TypedPassword } from './typed-password.js';
import { Id, Text, Texts } from '../../platform/contract/shown.js';

export const CODE_MAX_LENGTH = 40;

export class TotpChallengeDto {
  @Id() challenge_id!: string;
  @Text('JBSWY3DPEHPK3PXP', 'To be typed where no QR code is read.') secret!: string;
  @Text('otpauth://totp/Boligstyling:kari?secret=JBSWY3DPEHPK3PXP', 'To be shown as a QR code.')
  address!: string;
}

export class NewCodeDto extends ChallengeAnswerDto {
  @TypedPassword('Passord', 'hest batteri stift riktig', GOOD_PASSWORD_LENGTH) password!: string;

  @RequiredLine({ label: 'Kode', maxLength: CODE_MAX_LENGTH, example: '287082' })
  code!: string;
}

/** Each replaces a code once. They are not shown again. */
export class RecoveryCodesDto {
  @Texts(['k7f3-a2mq-x4zr-p6tn-b5wy-c3du']) recovery_codes!: string[];
}

export function toTotpChallengeDto(challenge: TotpChallenge): TotpChallengeDto {
  const { challengeId, secret, address } = challenge;
  return { challenge_id: challengeId, secret, address };
}
