import {
  isSingleLine,
  LEAD_FIELDS,
  type LeadOrigin,
  type OriginFilter,
} from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, MayBeLeftOut, Satisfies } from './field.js';

function OriginLine(key: LeadOrigin): PropertyDecorator {
  const { limit, example, label } = LEAD_FIELDS[key];
  const message = `${label}: Oppgi høyst ${limit} tegn uten linjeskift.`;
  return applyDecorators(
    ApiProperty({
      required: false,
      maxLength: limit,
      example,
      description: `Only those with this \`${LEAD_FIELDS[key].wire}\`, letter by letter.`,
    }),
    MayBeLeftOut(),
    Satisfies(isSingleLine, 'origin', message),
    MaxLength(limit, { message }),
  );
}

export class OriginFilterDto {
  @OriginLine('source') source?: string;
  @OriginLine('utmSource') utm_source?: string;
  @OriginLine('utmCampaign') utm_campaign?: string;
  @OriginLine('referrerHost') referrer_host?: string;
}

export const toOriginFilter = (dto: OriginFilterDto): OriginFilter => ({
  source: dto.source,
  utmSource: dto.utm_source,
  utmCampaign: dto.utm_campaign,
  referrerHost: dto.referrer_host,
});
