import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MaxLength, MayBeLeftOut } from './field.js';

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

/**
 * Makes a page of rows that were queried with one more than fits.
 *
 * @param cursorOf the cursor after the page's last row
 */
export function pageBy<Found>(
  found: readonly Found[],
  limit: number,
  cursorOf: (last: Found) => string,
): { page: Found[]; next_cursor: string | null } {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page, next_cursor: last ? cursorOf(last) : null };
}
