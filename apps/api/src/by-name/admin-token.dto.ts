import { DOMAIN_ERRORS } from '@boligstyling/domain';
import { IsString, MaxLength } from 'class-validator';

const ENDED = { message: DOMAIN_ERRORS['session-ended'] };

/** The token that the login gave. */
export class AdminTokenDto {
  @MaxLength(2000, ENDED)
  @IsString(ENDED)
  adminToken!: string;
}
