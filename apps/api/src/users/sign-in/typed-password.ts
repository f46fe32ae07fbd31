import { PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../../platform/validation/field.js';

/**
 * A password, taken verbatim without trimming.
 *
 * @param label its name in a sentence
 * @param minLength for the contract; the use case enforces it
 */
export const TypedPassword = (label: string, example: string, minLength = 1): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example, minLength, maxLength: PASSWORD_MAX_LENGTH }),
    // The first failing rule gives the message, so the type comes before the length.
    IsString({ message: `${label} må fylles ut.` }),
    IsNotEmpty({ message: `${label} må fylles ut.` }),
    MaxLength(PASSWORD_MAX_LENGTH, { message: 'Passordet er for langt.' }),
  );
