import { COUNTED_CASES, ViewQueue } from '@boligstyling/application';
import { REPORT_WORKING_DAYS } from '@boligstyling/domain';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { QueueDto, QueueQueryDto, toQueueDto } from './queue.dto.js';

@AdminController('queue')
export class QueueController {
  constructor(private readonly viewQueue: ViewQueue) {}

  @Get()
  @Operation(
    'What needs a person now: every kind with its count and the first few cases',
    `Counted up to ${COUNTED_CASES.toLocaleString('en')} of each. Leads: nobody has called the owner, taken and nothing reported for ${REPORT_WORKING_DAYS} working days, nobody found, held, unknown place, possibly the same as another. Besides: disputes, money that is to go back, messages that do not get through, reviews and applications to decide on, and what keeps partners from being billed, of theirs or the seller’s.`,
  )
  @Answers(QueueDto, 'invalid-request')
  async getQueue(@Query() { kind }: QueueQueryDto): Promise<QueueDto> {
    return toQueueDto(await this.viewQueue.execute(kind));
  }
}
