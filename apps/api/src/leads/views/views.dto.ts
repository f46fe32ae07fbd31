import {
  isViewFilter,
  type SavedView,
  VIEW_FIELDS,
  VIEW_NAME_MAX,
  VIEW_VALUE_MAX,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Id, ListOf, Text } from '../../platform/contract/shown.js';
import { MayBeLeftOut, Passes, RequiredLine } from '../../platform/validation/field.js';

const FILTER = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: VIEW_VALUE_MAX },
  example: { status: 'new', city: 'Oslo' },
  description: `By the names of the list's own filters: ${VIEW_FIELDS.join(', ')}. What is searched for is not kept: it may be a name.`,
} as const;

export class SaveViewDto {
  @RequiredLine({ label: 'Navnet', maxLength: VIEW_NAME_MAX, example: 'Nye i Oslo' })
  name!: string;

  @ApiProperty(FILTER)
  @Passes(isViewFilter, 'viewFilter', 'Filteret kan ikke lagres.')
  filter!: Record<string, string>;

  @ApiProperty({
    required: false,
    type: Boolean,
    description:
      'Whether it takes the place of another of that name; false: it is refused with `view-name-taken` there. Left out: it does.',
  })
  @MayBeLeftOut()
  @IsBoolean({ message: 'replace må være true eller false.' })
  replace?: boolean;
}

export class ViewDto {
  @Id() id!: string;
  @Text('Nye i Oslo') name!: string;
  @ApiProperty(FILTER) filter!: Record<string, string>;
}

export class ViewsDto {
  @ListOf(ViewDto, 'In the order of their names.') views!: ViewDto[];
}

export function toViewsDto(views: readonly SavedView[]): ViewsDto {
  return { views: views.map(({ id, name, filter }) => ({ id, name, filter: { ...filter } })) };
}
