import {
  DECLINE_REASONS,
  type DeclineReason,
  PARTNER_LIMITS,
  type Report,
  REPORTS,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

/** How many assignments the partner takes in any 7 days. */
export class CapacityDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: PARTNER_LIMITS.weeklyCapacity, example: 5 })
  @Max(PARTNER_LIMITS.weeklyCapacity, { message: 'Kapasiteten er for høy.' })
  @Min(0, { message: 'Kapasiteten kan ikke være negativ.' })
  @IsInt({ message: 'Kapasiteten må være et helt tall.' })
  weekly_capacity!: number;
}

/** Why «Passer ikke», for whoever wants to say. */
export class DeclineDto {
  @ApiProperty({ required: false, enum: DECLINE_REASONS })
  @IsOptional()
  @IsIn(DECLINE_REASONS, { message: 'Velg en av grunnene.' })
  reason?: DeclineReason;
}

/** What became of an assignment that was taken. */
export class ReportDto {
  @ApiProperty({ enum: REPORTS, example: 'contacted' })
  @IsIn(REPORTS, { message: 'Velg kontaktet, vunnet eller tapt.' })
  report!: Report;
}
