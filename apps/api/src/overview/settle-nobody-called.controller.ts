import { settleNobodyCalled } from '@boligstyling/domain';
import { LeadCases } from '@boligstyling/application';
import { Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { AnswersNothing, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';

@AdminController('leads/:id/nobody-called/settle')
export class SettleNobodyCalledController {
  constructor(private readonly cases: LeadCases) {}

  @Post()
  @Operation(
    'Settle that the owner has said that nobody called',
    'A report of a partner’s and a new status do so too. Again it changes nothing; the owner can say it anew the next day.',
  )
  @AnswersNothing('not-found', 'lead-not-found')
  async settleNobodyCalled(@KnownId() id: string): Promise<void> {
    await this.cases.open(id, (leadCase) => settleNobodyCalled(leadCase));
  }
}
