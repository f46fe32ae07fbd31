import type { Confirmation } from '@boligstyling/application';
import { PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional, IsString, IsUUID } from 'class-validator';
import { InvalidRequest } from '../../platform/problems/invalid-request.js';
import { MaxLength, OptionalLine } from '../../platform/validation/field.js';
import { CODE_MAX_LENGTH } from './code.dto.js';

/** One of three: the shared login, a code, or a passkey's answer with its challenge. */
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

/** @throws InvalidRequest when it is none of the three */
export function toConfirmation(dto: ConfirmationDto): Confirmation {
  const { password, code, challenge_id: challengeId, answer } = dto;
  if (answer && challengeId) return { kind: 'passkey', answer: { challengeId, answer } };
  if (code) return { kind: 'code', code };
  if (password) return { kind: 'password', password };
  throw new InvalidRequest([
    { field: 'password', message: 'Oppgi passord, kode eller passnøkkel.' },
  ]);
}
