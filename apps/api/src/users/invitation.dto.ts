import type { FirstFactor } from '@boligstyling/application';
import { type User, PASSKEY_NAME_LIMIT, type Role, ROLES } from '@boligstyling/domain';
import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { InvalidRequest } from '../platform/problems/invalid-request.js';
import { MaxLength, OptionalLine } from '../platform/validation/field.js';
import {
  RecoveryCodesDto,
  ConfirmationDto,
  ChallengeAnswerDto,
  AdminSessionDto,
} from './sign-in/sign-in.dto.js';
import { OneOf, Text } from '../platform/contract/shown.js';

export class InvitationDto {
  @ApiProperty({ maxLength: 200, example: 'sign-in.019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b.1.c2ln' })
  @MaxLength(200, { message: 'Lenken er ikke gyldig.' })
  @IsString({ message: 'Lenken mangler.' })
  token!: string;
}

export class InvitedDto {
  @Text('Kari Nordmann') name!: string;
  @Text('kari@boligstyling.example') email!: string;
  @OneOf(ROLES) role!: Role;
}

/** A passkey (`answer` and `name`), or a password with a code. */
export class AcceptInvitationDto extends IntersectionType(
  InvitationDto,
  ChallengeAnswerDto,
  PickType(ConfirmationDto, ['answer', 'password', 'code']),
) {
  @OptionalLine({ label: 'Navn', maxLength: PASSKEY_NAME_LIMIT, example: 'Chrome på Mac' })
  name?: string | null;
}

export class AcceptedInvitationDto extends AdminSessionDto implements RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: 'Where codes were set up: each stands in for one, once. Not shown again.',
  })
  recovery_codes!: string[];
}

export function toInvitedDto({ name, email, role }: User): InvitedDto {
  return { name, email, role };
}

export function toFirstFactor(dto: AcceptInvitationDto): FirstFactor {
  const { challenge_id: challengeId, answer, name, password, code } = dto;
  if (answer)
    return { kind: 'passkey', answer: { challengeId, answer }, name: name || 'Passnøkkel' };
  if (password && code) return { kind: 'code', answer: { challengeId, password, code } };
  throw new InvalidRequest([
    { field: 'password', message: 'Oppgi passord og kode, eller en passnøkkel.' },
  ]);
}
