import {
  DecideApplication,
  EraseApplication,
  PartnerApplications,
} from '@boligstyling/application';
import type { ApplicationState, PartnerApplication, Version } from '@boligstyling/domain';
import { Body, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Answers, AnswersNoContent, Operation } from '../../platform/contract/answers.js';
import { IfMatch, Versioned } from '../../platform/versions/versioned.js';
import { KnownId } from '../../platform/validation/field.js';
import { decodeCursor, pageOf } from '../../platform/validation/page-query.dto.js';
import { SavePartnerDto, toPartnerDetails } from '../partner.dto.js';
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

const CURRENT = (it: ApplicationsController, id: string) => it.getApplication(id);

@AdminController('partner-applications')
export class ApplicationsController {
  constructor(
    private readonly applications: PartnerApplications,
    private readonly decide: DecideApplication,
    private readonly eraseApplication: EraseApplication,
  ) {}

  @Get()
  @Operation(
    'Applications of partners, newest first',
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
  @Operation('One application', 'Whatever its outcome.')
  @Answers(ApplicationDto, 'not-found', 'application-not-found')
  async getApplication(@KnownId() id: string): Promise<ApplicationDto> {
    return toApplicationDto(await this.applications.find(id));
  }

  @Post(':id/approve')
  @Versioned(ApplicationDto, CURRENT)
  @Operation(
    'Approve an application, with the partner as written here',
    'The applicant gets an e-mail, and is asked like any other partner. Other undecided applications of the mailbox are approved without an e-mail.',
  )
  @Answers(ApplicationDto, ...REFUSED, 'invalid-partner', 'partner-email-taken')
  async approveApplication(
    @KnownId() id: string,
    @Body() dto: SavePartnerDto,
    @IfMatch() version?: Version,
  ): Promise<ApplicationDto> {
    return toApplicationDto(await this.decide.approve(id, toPartnerDetails(dto), version));
  }

  @Post(':id/refuse')
  @Versioned(ApplicationDto, CURRENT)
  @Operation(
    'Refuse an application',
    'The applicant gets the reply by e-mail. An application that a program may have filled in gets none unless a question was asked, and its reply is not kept.',
  )
  @Answers(ApplicationDto, ...REFUSED)
  async refuseApplication(
    @KnownId() id: string,
    @Body() { reply }: RefusalDto,
    @IfMatch() version?: Version,
  ): Promise<ApplicationDto> {
    return toApplicationDto(await this.decide.refuse(id, reply?.trim() ?? '', version));
  }

  @Post(':id/ask')
  @Versioned(ApplicationDto, CURRENT)
  @Operation(
    'Ask an applicant for more',
    'By e-mail, and so comes the answer. It can be asked again.',
  )
  @Answers(ApplicationDto, ...REFUSED)
  async askApplicant(
    @KnownId() id: string,
    @Body() { reply }: ReplyDto,
    @IfMatch() version?: Version,
  ): Promise<ApplicationDto> {
    return toApplicationDto(await this.decide.ask(id, reply.trim(), version));
  }

  @Delete(':id')
  @Operation(
    'Erase an application with the e-mails about it, at once and permanently',
    'Whatever its outcome. The partner that it became stays, and no e-mail is sent.',
  )
  @AnswersNoContent('not-found', 'application-not-found')
  async deleteApplication(@KnownId() id: string): Promise<void> {
    await this.eraseApplication.execute(id);
  }
}
