import { IsString, MaxLength } from 'class-validator';

const ENDED = { message: 'Sesjonen er utløpt. Logg inn på nytt.' };

/** The token that the login gave. */
export class AdminTokenDto {
  @MaxLength(2000, ENDED)
  @IsString(ENDED)
  adminToken!: string;
}
