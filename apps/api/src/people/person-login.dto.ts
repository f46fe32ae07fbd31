import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { RequiredLine } from '../platform/validation/field.js';
import { CODE_MAX_LENGTH } from './code.dto.js';

/** What a named person types who logs in without a passkey. */
export class LogInWithCodeDto {
  @RequiredLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@boligstyling.example',
  })
  email!: string;

  @ApiProperty({
    example: 'hest batteri stift riktig',
    minLength: 1,
    maxLength: PASSWORD_MAX_LENGTH,
  })
  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'Passordet er for langt.' })
  @IsNotEmpty({ message: 'Passord må fylles ut.' })
  @IsString({ message: 'Passord må fylles ut.' })
  password!: string;

  @RequiredLine({
    label: 'Kode',
    maxLength: CODE_MAX_LENGTH,
    example: '287082',
    description: 'From the app, or a recovery code.',
  })
  code!: string;
}
