import { IsItYou, type IsItYouView } from '@boligstyling/application';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { CORRECTABLE_KEYS } from '@boligstyling/domain';
import { DifferenceDto, toDifferenceDto } from '../leads/lead-fields.js';
import { ListOf, Moment, Text } from '../platform/contract/shown.js';
import { YesNoDto } from '../platform/validation/field.js';

class IsItYouDto {
  @Moment('When the later one came.') received_at!: string;
  @Text('Fullstyling') service!: string;
  @Text('Bergen', 'As the earlier one has it.') city!: string;
  @ListOf(DifferenceDto) differences!: DifferenceDto[];
}

function toIsItYouDto({ earlier, later, differences }: IsItYouView): IsItYouDto {
  return {
    received_at: later.receivedAt.toISOString(),
    service: earlier.serviceType,
    city: earlier.location,
    differences: CORRECTABLE_KEYS.filter((key) => key in differences).map((key) =>
      toDifferenceDto(key, earlier[key], differences[key] ?? ''),
    ),
  };
}

/** «Er dette deg?». No GET decides anything. */
@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('own-lead/is-it-you')
export class IsItYouController {
  constructor(private readonly isItYou: IsItYou) {}

  @Get()
  @Operation(
    'The differences of a later lead from the one that it is merged into',
    'By the link that was sent to the mailbox of both. Looking decides nothing.',
  )
  @Answers(IsItYouDto)
  async getIsItYou(@LinkToken() token: string): Promise<IsItYouDto> {
    return toIsItYouDto(await this.isItYou.view(token));
  }

  @Post()
  @Operation(
    'Say whether that is so',
    'A yes corrects the earlier lead, and partners that have its contact details get an e-mail. A no changes nothing. The link is then used.',
  )
  @AnswersNoContent()
  async answerIsItYou(@LinkToken() token: string, @Body() { answer }: YesNoDto): Promise<void> {
    await this.isItYou.answer(token, answer === 'yes');
  }
}
