import { CHALLENGE_SECONDS, type ChallengePurpose, USER_LIMITS } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsUUID } from 'class-validator';
import type { PasskeyChallenge } from '@boligstyling/application';
import { RequiredLine } from '../../platform/validation/field.js';
import { Id } from '../../platform/contract/shown.js';

const minutesOf = (purpose: ChallengePurpose) => CHALLENGE_SECONDS[purpose] / 60;

export const CHALLENGE_IS = `A challenge for the browser. It can be answered once, within ${minutesOf('passkey-new')} minutes.`;

const CHALLENGE_ID = {
  format: 'uuid',
  example: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  description: `Of the challenge that this answers. Good for ${minutesOf('passkey-new')} minutes, once; for an app, ${minutesOf('totp-new')}.`,
} as const;

export class PasskeyChallengeDto {
  @Id() challenge_id!: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'For `navigator.credentials`, by WebAuthn Level 3, section 5.1.8 and 5.1.9.',
  })
  options!: Record<string, unknown>;
}

export class ChallengeAnswerDto {
  @ApiProperty(CHALLENGE_ID)
  @IsUUID(undefined, { message: 'Utfordringen er ukjent.' })
  challenge_id!: string;
}

export class PasskeyAnswerDto extends ChallengeAnswerDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As `toJSON` of the credential gives it.',
  })
  @IsObject({ message: 'Svaret fra passnøkkelen mangler.' })
  answer!: object;
}

export class NewPasskeyDto extends PasskeyAnswerDto {
  @RequiredLine({ label: 'Navn', maxLength: USER_LIMITS.passkeyName, example: 'Chrome på Mac' })
  name!: string;
}

export function toPasskeyChallengeDto(challenge: PasskeyChallenge): PasskeyChallengeDto {
  return { challenge_id: challenge.challengeId, options: challenge.options };
}
