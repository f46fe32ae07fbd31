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
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { MayBeLeftOut } from './field.js';

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
