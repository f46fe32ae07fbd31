import { ApiProperty } from '@nestjs/swagger';
import { Type, Transform } from 'class-transformer';
import { IsInt, Max, Min, isUUID, ValidateBy } from 'class-validator';
import { MaxLength, MayBeLeftOut } from './field.js';
import { InvalidRequest } from '../problems/api-problems.js';
import {
  dayAt,
  type FilterField,
  filterFault,
  type FilterQuery,
  type ListFilter,
  PERIOD_FILTER,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import type { Period } from '@boligstyling/application';
import { applyDecorators } from '@nestjs/common';

const MAX_PAGE = 200;

export class PageQueryDto {
  @ApiProperty({
    required: false,
    maxLength: 1000,
    description: 'The `next_cursor` of the page before.',
  })
  @MayBeLeftOut()
  @MaxLength(1000, { message: 'Ukjent side.' })
  cursor?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE,
    default: 50,
    description: 'How many there are on a page.',
  })
  @MayBeLeftOut()
  @Type(() => Number)
  @Max(MAX_PAGE, { message: `Høyst ${MAX_PAGE} om gangen.` })
  @Min(1, { message: 'Minst én om gangen.' })
  @IsInt({ message: 'Oppgi et helt tall.' })
  limit = 50;
}

/** From rows that were queried with one more than fits. */
export function pageBy<Found>(
  found: readonly Found[],
  limit: number,
  cursorOf: (last: Found) => string,
): { page: Found[]; next_cursor: string | null } {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page, next_cursor: last ? cursorOf(last) : null };
}

interface TimeCursor {
  readonly createdAt: Date;
  readonly id: string;
}

const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

export function encodeCursor({ createdAt, id }: TimeCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

export function decodeCursor(cursor: string): TimeCursor {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time || !isUUID(id))
    throw new InvalidRequest([{ field: 'cursor', message: 'Ukjent side.' }]);
  return { createdAt: new Date(Number(time)), id: String(id) };
}

/** For a list ordered by time. */
export function pageOf<Found>(
  found: readonly Found[],
  limit: number,
  at: (last: Found) => TimeCursor,
): { page: Found[]; next_cursor: string | null } {
  return pageBy(found, limit, (last) => encodeCursor(at(last)));
}

export function OfFilter(filter: ListFilter): ClassDecorator {
  return ({ prototype }) => {
    for (const field of Object.values(filter)) {
      const validate = (value: unknown) => filterFault(field, value) === undefined;
      const defaultMessage = (args?: { value: unknown }) => filterFault(field, args?.value) ?? '';
      applyDecorators(
        ApiProperty(schemaOf(field)),
        MayBeLeftOut(),
        ...(field.kind === 'flag' ? [Transform(({ value }) => FLAGS[String(value)] ?? value)] : []),
        ValidateBy({ name: 'filter', validator: { validate, defaultMessage } }),
      )(prototype, field.wire);
    }
  };
}

/** A query has texts. */
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

function schemaOf(field: FilterField): Parameters<typeof ApiProperty>[0] & object {
  const { description, kind } = field;
  const about = { required: false, description } as const;
  if (kind === 'day') return { type: String, format: 'date', ...about };
  if (kind === 'flag') return { type: Boolean, ...about };
  if (kind === 'id') return { type: String, format: 'uuid', ...about };
  if (kind === 'choice') {
    const { options, standard } = field;
    return { enum: [...options], ...(standard !== undefined && { default: standard }), ...about };
  }
  const { example, least: minLength, limit: maxLength } = field;
  return { type: String, ...given({ minLength, maxLength, example }), ...about };
}

const given = (schema: object) =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

const Days = class {} as new () => FilterQuery<typeof PERIOD_FILTER>;

@OfFilter(PERIOD_FILTER)
export class PeriodDto extends Days {}

export const toPeriod = ({ from, to }: PeriodDto): Period => ({
  from: from ? startOfNorwegianDay(from) : undefined,
  to: to ? startOfNorwegianDay(dayAt(to, 1)) : undefined,
});
