import { NEW_PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { Text } from '../../platform/contract/shown.js';
import { TypedPassword } from './typed-password.js';

export class ValidatePasswordDto {
  @TypedPassword('Nåværende passord', 'et langt passord') currentPassword!: string;

  @ApiProperty({
    example: 'et annet langt passord',
    minLength: NEW_PASSWORD_MIN_LENGTH,
    maxLength: PASSWORD_MAX_LENGTH,
  })
  @IsString({ message: 'Nytt passord må fylles ut.' })
  newPassword!: string;
}

/**
 * Both passwords are valid. Nothing has changed yet: the operator puts the hash in the settings.
 */
export class ValidatedPasswordDto {
  @ApiProperty({ example: true })
  success!: boolean;

  @Text('et annet langt passord') newPassword!: string;
  @Text('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'For the setting ADMIN_PASSWORD_HASH.')
  passwordHash!: string;
}
