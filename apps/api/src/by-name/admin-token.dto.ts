import { DOMAIN_ERRORS } from '@boligstyling/domain';
import { IsString } from 'class-validator';
import { MaxLength } from '../platform/validation/field.js';

const ENDED = { message: DOMAIN_ERRORS['session-ended'] };

export class AdminTokenDto {
  @MaxLength(2000, ENDED)
  @IsString(ENDED)
  adminToken!: string;
}
