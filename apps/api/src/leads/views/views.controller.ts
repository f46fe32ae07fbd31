import { KeepViews, type ActiveSession } from '@boligstyling/application';
import { Body, Delete, Get, Put } from '@nestjs/common';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Session } from '../../platform/access/admin.guard.js';
import { Answers, AnswersNoContent, Operation } from '../../platform/contract/answers.js';
import { KnownId, Passes, RequiredLine } from '../../platform/validation/field.js';
import {
  isViewFilter,
  type SavedView,
  VIEW_FIELDS,
  VIEW_NAME_MAX,
  VIEW_VALUE_MAX,
  type Version,
  viewVersion,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IfMatch, RecordVersion, Versioned } from '../../platform/versions/versioned.js';
import { Id, ListOf, Text } from '../../platform/contract/shown.js';

const FILTER = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: VIEW_VALUE_MAX },
  example: { status: 'new', city: 'Oslo' },
  description: `By the names of the list's own filters: ${VIEW_FIELDS.join(', ')}. What is searched for is not kept: it may be a name.`,
} as const;

class SaveViewDto {
  @RequiredLine({ label: 'Navnet', maxLength: VIEW_NAME_MAX, example: 'Nye i Oslo' })
  name!: string;

  @ApiProperty(FILTER)
  @Passes(isViewFilter, 'viewFilter', 'Filteret kan ikke lagres.')
  filter!: Record<string, string>;
}

class ViewDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Text('Nye i Oslo') name!: string;
  @ApiProperty(FILTER) filter!: Record<string, string>;
}

class ViewsDto {
  @ListOf(ViewDto, 'In the order of their names.') views!: ViewDto[];
}

function toViewsDto(views: readonly SavedView[]): ViewsDto {
  return {
    views: views.map((view) => ({
      ...{ id: view.id, version: String(viewVersion(view)) },
      ...{ name: view.name, filter: { ...view.filter } },
    })),
  };
}

@AdminController('views')
export class ViewsController {
  constructor(private readonly views: KeepViews) {}

  @Get()
  @Operation(
    'The saved lists of the caller',
    'The user’s own; with the shared password those of all who share it.',
  )
  @Answers(ViewsDto)
  async listViews(@Session() { userId }: ActiveSession): Promise<ViewsDto> {
    return toViewsDto(await this.views.list(userId));
  }

  @Put()
  @Operation(
    'Keep a list under a name',
    'In the place of the one of that name when `If-Match` has its version; without it, another filter of that name is refused. Answers all.',
  )
  @Versioned<ViewsController>(ViewsDto, (it, session: ActiveSession) => it.listViews(session), {
    required: false,
  })
  @Answers(ViewsDto, 'too-many-views', 'view-name-taken')
  async saveView(
    @Session() { userId }: ActiveSession,
    @Body() { name, filter }: SaveViewDto,
    @IfMatch() version?: Version,
  ): Promise<ViewsDto> {
    const view = { name: name.trim(), filter };
    return toViewsDto(await this.views.save(userId, view, version));
  }

  @Delete(':id')
  @Operation('Forget a kept list', 'Does nothing to what is another’s, or gone.')
  @AnswersNoContent('not-found')
  async removeView(@Session() { userId }: ActiveSession, @KnownId() id: string): Promise<void> {
    await this.views.remove(userId, id);
  }
}
