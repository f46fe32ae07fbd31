import { PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../../platform/validation/field.js';

/**
 * A password, of which nothing is taken away.
 *
 * @param label its name in a sentence
 * @param minLength what the contract says of it; the use case decides
 */
export const TypedPassword = (label: string, example: string, minLength = 1): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example, minLength, maxLength: PASSWORD_MAX_LENGTH }),
    // The first that fails is what is told: what is no text has no length.
    IsString({ message: `${label} må fylles ut.` }),
    IsNotEmpty({ message: `${label} må fylles ut.` }),
    MaxLength(PASSWORD_MAX_LENGTH, { message: 'Passordet er for langt.' }),
  );
