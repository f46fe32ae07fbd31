import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

type Schema = Parameters<typeof ApiProperty>[0] & object;

/** What the contract says of the fields of an answer. A description is for what a name leaves open. */
function field<Args extends unknown[]>(schema: (...args: Args) => Schema) {
  const shown = (...args: Args) => ApiProperty(schema(...args));
  const orNull = (...args: Args) => {
    const { enum: values, ...rest } = schema(...args) as { enum?: readonly unknown[] };
    return ApiProperty({
      type: String,
      ...rest,
      ...(values && { enum: [...values, null] }),
      nullable: true,
    } as Schema);
  };
  return Object.assign(shown, { orNull });
}

const saying = (description?: string) => description !== undefined && { description };

/** An id. */
export const Id = field((description?: string) => ({ format: 'uuid', ...saying(description) }));

/** A day, `yyyy-MM-dd`. */
export const Day = field((description?: string) => ({ format: 'date', ...saying(description) }));

/** A moment, in ISO 8601. */
export const Moment = field((description?: string) => ({
  format: 'date-time',
  ...saying(description),
}));

/** One of these words. */
export const OneOf = field((values: readonly string[], description?: string) => ({
  enum: [...values],
  ...saying(description),
}));

/** A text, such as the example. */
export const Text = field((example: string, description?: string) => ({
  example,
  ...saying(description),
}));

/** A number of things, such as the example. */
export const Count = field((example: number, description?: string) => ({
  type: 'integer',
  example,
  ...saying(description),
}));

/** A number that need not be whole, such as the example. */
export const Amount = field((example: number, description?: string) => ({
  example,
  ...saying(description),
}));

/** True or false. */
export const Flag = field((description?: string) => ({ type: Boolean, ...saying(description) }));

/** Any number of these, in the order that the description names. */
export const ListOf = field((type: Type, description?: string) => ({
  type: [type],
  ...saying(description),
}));

/** Texts, such as the example's. */
export const Texts = field((example: string[], description?: string) => ({
  type: [String],
  example,
  ...saying(description),
}));

/** Another object, which is left out where there is none. */
export const Part = (type: Type, description: string) =>
  ApiProperty({ type, required: false, description });
