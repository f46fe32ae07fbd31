import { ConfirmAgain, type ActiveSession } from '@boligstyling/application';
import { CONFIRMED_SECONDS } from '@boligstyling/domain';
import { Body, Post } from '@nestjs/common';
import { Answers, AnswersNoContent, Operation } from '../../platform/contract/answers.js';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Session } from '../../platform/access/admin.guard.js';
import {
  ConfirmationDto,
  toConfirmation,
  CHALLENGE_IS,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
} from './sign-in.dto.js';

@AdminController('confirmation')
export class ConfirmationController {
  constructor(private readonly again: ConfirmAgain) {}

  @Post('passkey/options')
  @Operation('Ask the browser for a passkey, to confirm who one is', CHALLENGE_IS)
  @Answers(PasskeyChallengeDto)
  async beginConfirmation(@Session() session: ActiveSession): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.again.askForPasskey(session));
  }

  @Post()
  @Operation(
    'Confirm who one is',
    `For ${CONFIRMED_SECONDS / 60} minutes what answers \`confirm-again\` is then done: with the shared password by that, for named people by passkey or code.`,
  )
  @AnswersNoContent(
    'wrong-confirmation',
    'passkey-refused',
    'passkey-counter',
    'challenge-over',
    'too-many-attempts',
  )
  async confirmAgain(
    @Session() session: ActiveSession,
    @Body() dto: ConfirmationDto,
  ): Promise<void> {
    await this.again.execute(session, toConfirmation(dto));
  }
}
