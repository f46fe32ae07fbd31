import { type FilterQuery, PARTNER_FILTER } from '@boligstyling/domain';
import { OmitType } from '@nestjs/swagger';
import { OfFilter } from '../platform/validation/filter.dto.js';

const Asked = class {} as new () => FilterQuery<typeof PARTNER_FILTER>;

@OfFilter(PARTNER_FILTER)
export class PartnersQueryDto extends Asked {}

/** Searched names come in the body alone, because logs keep addresses. */
export class PartnersFilterDto extends OmitType(PartnersQueryDto, ['q']) {}
