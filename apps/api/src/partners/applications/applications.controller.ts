import {
  DecideApplication,
  EraseApplication,
  PartnerApplications,
} from '@boligstyling/application';
import type { ApplicationState, PartnerApplication } from '@boligstyling/domain';
import { Body, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Answers, AnswersNothing, Operation } from '../../platform/contract/answers.js';
import { KnownId } from '../../platform/validation/known-id.js';
import { decodeCursor, pageOf } from '../../platform/validation/time-cursor.js';
import { SavePartnerDto, toPartnerDetails } from '../save-partner.dto.js';
import {
  ApplicationDto,
  ApplicationsDto,
  ApplicationsQueryDto,
  ApplicationsSearchDto,
  RefusalDto,
  ReplyDto,
  toApplicationDto,
} from './application.dto.js';

const SHOWN: Record<'waiting' | 'decided', readonly ApplicationState[]> = {
  waiting: ['open', 'asked'],
  decided: ['approved', 'refused'],
};

const REFUSED = ['not-found', 'application-not-found', 'application-closed'] as const;

@AdminController('partner-applications')
export class ApplicationsController {
  constructor(
    private readonly applications: PartnerApplications,
    private readonly decide: DecideApplication,
    private readonly eraseApplication: EraseApplication,
  ) {}

  @Get()
  @Operation(
    'Those who want to become partners, newest first',
    'Twelve months after anything last happened to one, it is deleted.',
  )
  @Answers(ApplicationsDto, 'invalid-request')
  async listApplications(@Query() query: ApplicationsQueryDto): Promise<ApplicationsDto> {
    return this.searchApplications(query);
  }

  @Post('search')
  @Operation(
    'The same, with what is searched for in the body, where no log of addresses has it',
    'Changes nothing. For who sees how applicants are reached.',
  )
  @ApiBody({ type: ApplicationsSearchDto, required: false })
  @Answers(ApplicationsDto)
  async searchApplications(
    @Body() { show, cursor, limit, q }: ApplicationsSearchDto,
  ): Promise<ApplicationsDto> {
    const after = cursor ? decodeCursor(cursor) : undefined;
    const filter = { states: show && SHOWN[show], text: q };
    const found = await this.applications.list(filter, limit + 1, after);
    const at = ({ receivedAt: createdAt, id }: PartnerApplication) => ({ createdAt, id });
    const { page, next_cursor } = pageOf(found, limit, at);
    return { applications: page.map(toApplicationDto), next_cursor };
  }

  @Get(':id')
  @Operation('One who wants to become a partner', 'Whatever has become of it.')
  @Answers(ApplicationDto, 'not-found', 'application-not-found')
  async getApplication(@KnownId() id: string): Promise<ApplicationDto> {
    return toApplicationDto(await this.applications.find(id));
  }

  @Post(':id/approve')
  @Operation(
    'Take who has applied into the network, as written here',
    'Told by e-mail. From now on it is asked like any other partner. What else has come from the same mailbox, and waits, is approved with it, without an e-mail.',
  )
  @Answers(ApplicationDto, ...REFUSED, 'invalid-partner', 'partner-email-taken')
  async approveApplication(
    @KnownId() id: string,
    @Body() dto: SavePartnerDto,
  ): Promise<ApplicationDto> {
    return toApplicationDto(await this.decide.approve(id, toPartnerDetails(dto)));
  }

  @Post(':id/refuse')
  @Operation(
    'Refuse an application',
    'Told by e-mail, with the reply. Where a program may have filled it in, and nothing was asked, nobody is told, and the reply is not kept.',
  )
  @Answers(ApplicationDto, ...REFUSED)
  async refuseApplication(
    @KnownId() id: string,
    @Body() { reply }: RefusalDto,
  ): Promise<ApplicationDto> {
    return toApplicationDto(await this.decide.refuse(id, reply?.trim() ?? ''));
  }

  @Post(':id/ask')
  @Operation(
    'Ask who has applied for more',
    'By e-mail, and so comes the answer. It can be asked again.',
  )
  @Answers(ApplicationDto, ...REFUSED)
  async askApplicant(@KnownId() id: string, @Body() { reply }: ReplyDto): Promise<ApplicationDto> {
    return toApplicationDto(await this.decide.ask(id, reply.trim()));
  }

  @Delete(':id')
  @Operation(
    'Erase an application with the e-mails about it, at once and for good',
    'Whatever has become of it. The partner that it became stays, and nobody is told.',
  )
  @AnswersNothing('not-found', 'application-not-found')
  async deleteApplication(@KnownId() id: string): Promise<void> {
    await this.eraseApplication.execute(id);
  }
}
