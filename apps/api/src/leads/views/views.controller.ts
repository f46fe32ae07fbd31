import { KeepViews, type OpenSession } from '@boligstyling/application';
import { Body, Delete, Get, Put } from '@nestjs/common';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Session } from '../../platform/access/admin.guard.js';
import { Answers, AnswersNothing, Operation } from '../../platform/contract/answers.js';
import { KnownId } from '../../platform/validation/known-id.js';
import { SaveViewDto, toViewsDto, ViewsDto } from './views.dto.js';

@AdminController('views')
export class ViewsController {
  constructor(private readonly views: KeepViews) {}

  @Get()
  @Operation(
    'The lists that whoever asks has kept',
    'A person’s own; with the shared password those of all who share it.',
  )
  @Answers(ViewsDto)
  async listViews(@Session() { userId }: OpenSession): Promise<ViewsDto> {
    return toViewsDto(await this.views.list(userId));
  }

  @Put()
  @Operation(
    'Keep a list under a name',
    'In the place of the one of that name, where there is one and `replace` is not false. Answers all.',
  )
  @Answers(ViewsDto, 'too-many-views', 'view-name-taken')
  async saveView(
    @Session() { userId }: OpenSession,
    @Body() { name, filter, replace }: SaveViewDto,
  ): Promise<ViewsDto> {
    const view = { name: name.trim(), filter };
    return toViewsDto(await this.views.save(userId, view, replace));
  }

  @Delete(':id')
  @Operation('Forget a kept list', 'Does nothing to what is another’s, or gone.')
  @AnswersNothing('not-found')
  async removeView(@Session() { userId }: OpenSession, @KnownId() id: string): Promise<void> {
    await this.views.remove(userId, id);
  }
}
