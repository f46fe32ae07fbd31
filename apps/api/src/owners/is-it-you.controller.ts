import { IsItYou } from '@boligstyling/application';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { IsItYouAnswerDto, IsItYouDto, toIsItYouDto } from './is-it-you.dto.js';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';

/** «Er dette deg?», by the link in its e-mail. No GET decides anything. */
@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('own-request/is-it-you')
export class IsItYouController {
  constructor(private readonly isItYou: IsItYou) {}

  @Get()
  @Operation(
    'What a later request says otherwise than the one it joined',
    'By the link that was sent to the mailbox of both. Looking decides nothing.',
  )
  @Answers(IsItYouDto)
  async getIsItYou(@LinkToken() token: string): Promise<IsItYouDto> {
    return toIsItYouDto(await this.isItYou.view(token));
  }

  @Post()
  @Operation(
    'Say whether that is so',
    'A yes corrects the earlier request, and whoever holds it is told. A no changes nothing. The link is then used.',
  )
  @AnswersNothing()
  async answerIsItYou(
    @LinkToken() token: string,
    @Body() { answer }: IsItYouAnswerDto,
  ): Promise<void> {
    await this.isItYou.answer(token, answer === 'yes');
  }
}
