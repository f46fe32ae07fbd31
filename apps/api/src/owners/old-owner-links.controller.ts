import { ManageOwnLead } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LinkToken } from '../platform/access/link-token.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { OwnerPageDto } from './owner-page.dto.js';
import { toOwnerPageDto } from './to-owner-page-dto.js';
import { Answers, Operation } from '../platform/contract/answers.js';

/**
 * For legacy links with the token in the path, where proxies' logs and trackers could see it. They
 * only show and withdraw.
 */
@ApiTags('old links')
@ApiProblems('link-unknown', 'link-expired', 'link-outdated', 'storage-unavailable')
@Controller('owner-links/:token')
export class OldOwnerLinksController {
  constructor(private readonly request: ManageOwnLead) {}

  @Get()
  @Operation(
    'How the request stands, by an old link',
    'Use `getOwnRequest`, which takes old links too.',
  )
  @Answers(OwnerPageDto)
  async getOwnerLink(@LinkToken() token: string): Promise<OwnerPageDto> {
    return this.shown(await this.request.view(token));
  }

  @Post('withdraw')
  @Operation(
    'Withdraw the request, by an old link',
    'Use `withdrawOwnRequest`, which takes old links too.',
  )
  @Answers(OwnerPageDto)
  async withdrawLead(@LinkToken() token: string): Promise<OwnerPageDto> {
    return this.shown(await this.request.withdraw(token));
  }

  @Get('export')
  @Operation(
    'Refused: ask for a new link',
    'What is stored is handed out by `downloadOwnData`, once confirmed by e-mail.',
  )
  async exportLead(@LinkToken() token: string): Promise<never> {
    return this.refused(token);
  }

  @Post('erase')
  @Operation(
    'Refused: ask for a new link',
    'What is stored is erased by `eraseOwnData`, once confirmed by e-mail.',
  )
  async eraseLead(@LinkToken() token: string): Promise<never> {
    return this.refused(token);
  }

  /** @throws DomainError `link-unknown` for a foreign link, else `link-outdated` */
  private async refused(token: string): Promise<never> {
    await this.request.view(token);
    throw new DomainError('link-outdated');
  }

  /** A new token in a path gets no more than a legacy one. */
  private shown(view: Parameters<typeof toOwnerPageDto>[0]): OwnerPageDto {
    return toOwnerPageDto({ ...view, access: view.access === 'sender' ? 'sender' : 'old' });
  }
}
