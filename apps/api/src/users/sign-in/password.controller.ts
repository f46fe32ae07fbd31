import { ValidateNewPassword } from '@boligstyling/application';
import { Body, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers, Operation } from '../../platform/contract/answers.js';
import { AdminController } from '../../platform/access/admin-controller.js';
import { LoginClients } from './login-clients.js';
import { NEW_PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { Text } from '../../platform/contract/shown.js';
import { TypedPassword } from './sign-in.dto.js';

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

/** Nothing has changed yet: the operator puts the hash in the settings. */
class ValidatedPasswordDto {
  @ApiProperty({ example: true })
  success!: boolean;

  @Text('et annet langt passord') newPassword!: string;
  @Text('$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'For the setting ADMIN_PASSWORD_HASH.')
  passwordHash!: string;
}

@AdminController('password')
export class PasswordController {
  constructor(
    private readonly passwords: ValidateNewPassword,
    private readonly clients: LoginClients,
  ) {}

  @Post('validate')
  @Operation(
    'Check a new password and get its hash',
    'Changes nothing: the password is a setting of the server. Once the operator has put the hash there, every session opened with the old password has ended. A wrong current password counts as a failed login.',
  )
  @Answers(ValidatedPasswordDto, 'invalid-password', 'too-many-attempts')
  async validateNewPassword(
    @Body() { currentPassword, newPassword }: ValidatePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<ValidatedPasswordDto> {
    const client = this.clients.of(request);
    const passwordHash = await this.passwords.execute(
      currentPassword,
      newPassword,
      client,
      this.clients.seen(request),
    );
    return { success: true, newPassword, passwordHash };
  }
}
