import type {
  SessionGrant,
  TotpChallenge,
  PasskeyChallenge,
  Confirmation,
} from '@boligstyling/application';
import {
  ACCESS_TOKEN_SECONDS,
  type Role,
  ROLES,
  GOOD_PASSWORD_LENGTH,
  PASSWORD_MAX_LENGTH,
  CHALLENGE_SECONDS,
  type ChallengePurpose,
  PASSKEY_NAME_LIMIT,
  EMAIL_MAX_LENGTH,
} from '@boligstyling/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, IsNotEmpty, IsObject, IsUUID, IsOptional } from 'class-validator';
import { MaxLength, RequiredLine, OptionalLine } from '../../platform/validation/field.js';
import { Count, OneOf, Text, Id, Texts } from '../../platform/contract/shown.js';
import { applyDecorators } from '@nestjs/common';
import { InvalidRequest } from '../../platform/problems/api-problems.js';

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
  @RequiredLine({ label: 'Navn', maxLength: PASSKEY_NAME_LIMIT, example: 'Chrome på Mac' })
  name!: string;
}

export function toPasskeyChallengeDto(challenge: PasskeyChallenge): PasskeyChallengeDto {
  return { challenge_id: challenge.challengeId, options: challenge.options };
}

/**
 * Taken verbatim without trimming.
 *
 * @param label its name in a sentence
 * @param minLength for the contract; the use case enforces it
 */
export const TypedPassword = (label: string, example: string, minLength = 1): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example, minLength, maxLength: PASSWORD_MAX_LENGTH }),
    // The first failing rule gives the message, so the type comes before the length.
    IsString({ message: `${label} må fylles ut.` }),
    IsNotEmpty({ message: `${label} må fylles ut.` }),
    MaxLength(PASSWORD_MAX_LENGTH, { message: 'Passordet er for langt.' }),
  );

const CODE_MAX_LENGTH = 40;

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

/** The shared login, a code, or a passkey's answer with its challenge. */
export class ConfirmationDto {
  @ApiProperty({ type: String, maxLength: PASSWORD_MAX_LENGTH, required: false, nullable: true })
  @IsOptional()
  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'Passordet er for langt.' })
  @IsString({ message: 'Passord må være tekst.' })
  password?: string | null;

  @OptionalLine({ label: 'Kode', maxLength: CODE_MAX_LENGTH, example: '287082' })
  code?: string | null;

  @ApiProperty({ type: String, format: 'uuid', required: false, nullable: true })
  @IsOptional()
  @IsUUID(undefined, { message: 'Utfordringen er ukjent.' })
  challenge_id?: string | null;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, nullable: true })
  @IsOptional()
  @IsObject({ message: 'Svaret fra passnøkkelen mangler.' })
  answer?: object | null;
}

export function toConfirmation(dto: ConfirmationDto): Confirmation {
  const { password, code, challenge_id: challengeId, answer } = dto;
  if (answer && challengeId) return { kind: 'passkey', answer: { challengeId, answer } };
  if (code) return { kind: 'code', code };
  if (password) return { kind: 'password', password };
  throw new InvalidRequest([
    { field: 'password', message: 'Oppgi passord, kode eller passnøkkel.' },
  ]);
}

export class LogInDto {
  @TypedPassword('Passord', 'et langt passord') password!: string;
}

export class RefreshSessionDto {
  @ApiProperty({
    example: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b.Zm9ybnllbHNlc3Rva2VuLWZvcm55ZWxzZXN0b2tlbi0',
    maxLength: 200,
    description: 'The newest refresh token. It is good for once.',
  })
  @MaxLength(200, { message: 'Dette er ikke et fornyelsestoken.' })
  @IsString({ message: 'Fornyelsestoken mangler.' })
  refresh_token!: string;
}

export class AdminUserDto {
  @Text('administrator', 'A user’s id; `administrator` for the password that all share.')
  id!: string;
  @Text('admin') role!: string;
  @OneOf(ROLES, 'The role, as in the user’s account.') account_role!: Role;
}

export class SessionDto {
  @Text('eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTlhIn0.c2lnbmF0dXJl', 'The same as `adminToken`.')
  access_token!: string;
  @Text(
    '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b.Zm9ybnllbHNlc3Rva2VuLWZvcm55ZWxzZXN0b2tlbi0',
    'Good for one renewal. One that comes back ends the session.',
  )
  refresh_token!: string;
  @Count(1_795_188_720, 'When the access token expires, in seconds since 1970.')
  expires_at!: number;
  @ApiProperty() user!: AdminUserDto;
}

export class AdminSessionDto {
  @ApiProperty({ example: true })
  success!: boolean;

  @Text(
    'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMTlhIn0.c2lnbmF0dXJl',
    `Opens the administrator’s calls as a bearer token, for ${ACCESS_TOKEN_SECONDS / 60} minutes.`,
  )
  adminToken!: string;
  @ApiProperty() session!: SessionDto;
}

export function toAdminSessionDto(grant: SessionGrant): AdminSessionDto {
  return {
    success: true,
    adminToken: grant.accessToken,
    session: {
      access_token: grant.accessToken,
      refresh_token: grant.refreshToken,
      expires_at: Math.floor(grant.accessExpiresAt.getTime() / 1000),
      user: {
        id: grant.userId ?? 'administrator',
        role: 'admin',
        account_role: grant.role,
      },
    },
  };
}

export class LogInWithCodeDto extends LogInDto {
  @RequiredLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@boligstyling.example',
  })
  email!: string;

  @RequiredLine({
    label: 'Kode',
    maxLength: CODE_MAX_LENGTH,
    example: '287082',
    description: 'From the app, or a recovery code.',
  })
  code!: string;
}
