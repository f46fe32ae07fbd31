import { ConfirmAgain, type OpenSession } from '@boligstyling/application';
import { CONFIRMED_SECONDS } from '@boligstyling/domain';
import { Body, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Operation } from '../../platform/contract/answers.js';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Session } from '../../platform/access/admin.guard.js';
import { ConfirmationDto, toConfirmation } from './confirmation.dto.js';
import { CHALLENGE_IS, PasskeyChallengeDto, toPasskeyChallengeDto } from './passkey.dto.js';

@AdminController('confirmation')
export class ConfirmationController {
  constructor(private readonly again: ConfirmAgain) {}

  @Post('passkey/options')
  @Operation('Ask the browser for a passkey, to confirm who one is', CHALLENGE_IS)
  @Answers(PasskeyChallengeDto)
  async beginConfirmation(@Session() session: OpenSession): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.again.askForPasskey(session));
  }

  @Post()
  @Operation(
    'Confirm who one is',
    `For ${CONFIRMED_SECONDS / 60} minutes what answers \`confirm-again\` is then done: with the shared password by that, for named people by passkey or code.`,
  )
  @AnswersNothing(
    'wrong-confirmation',
    'passkey-refused',
    'passkey-counter',
    'challenge-over',
    'too-many-attempts',
  )
  async confirmAgain(@Session() session: OpenSession, @Body() dto: ConfirmationDto): Promise<void> {
    await this.again.execute(session, toConfirmation(dto));
  }
}
