import { KeepViews, type OpenSession } from '@boligstyling/application';
import { Body, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Session } from '../../platform/access/admin.guard.js';
import { Answers, AnswersNothing } from '../../platform/contract/answers.js';
import { BODY_PROBLEMS } from '../../platform/problems/api-problems.js';
import { KnownId } from '../../platform/validation/known-id.js';
import { SaveViewDto, toViewsDto, ViewsDto } from './views.dto.js';

@AdminController('views')
export class ViewsController {
  constructor(private readonly views: KeepViews) {}

  @Get()
  @ApiOperation({
    summary: 'The lists that whoever asks has kept',
    description: 'A person’s own; with the shared password those of all who share it.',
  })
  @Answers(ViewsDto)
  async listViews(@Session() { personId }: OpenSession): Promise<ViewsDto> {
    return toViewsDto(await this.views.list(personId));
  }

  @Put()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Keep a list under a name',
    description: 'In the place of the one of that name, where there is one. Answers all.',
  })
  @Answers(ViewsDto, ...BODY_PROBLEMS, 'too-many-views')
  async saveView(
    @Session() { personId }: OpenSession,
    @Body() { name, filter }: SaveViewDto,
  ): Promise<ViewsDto> {
    return toViewsDto(await this.views.save(personId, { name: name.trim(), filter }));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Forget a kept list',
    description: 'Does nothing to what is another’s, or gone.',
  })
  @AnswersNothing('not-found')
  async removeView(
    @Session() { personId }: OpenSession,
    @Param('id', KnownId) id: string,
  ): Promise<void> {
    await this.views.remove(personId, id);
  }
}
