import { ValidateNewPassword } from '@boligstyling/application';
import { Body, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers, Operation } from '../../platform/contract/answers.js';
import { AdminController } from '../../platform/access/admin-controller.js';
import { LoginClients } from './login-clients.js';
import { ValidatedPasswordDto, ValidatePasswordDto } from './password.dto.js';

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
