import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from './field.js';

/**
 * The expected version of a value that is to change; optional.
 *
 * @param description consequence of a conflict
 */
export function Seen(type: new () => object, description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type, description }),
    Type(() => type),
    ValidateNested(),
    IsObject({ message: 'Oppgi hva som sto der.' }),
    MayBeLeftOut(),
  );
}
