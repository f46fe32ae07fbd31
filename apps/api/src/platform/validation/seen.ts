import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from './field.js';

/**
 * What whoever changes something has seen of it, which may be left out.
 *
 * @param description what comes of it where that is another by now
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
