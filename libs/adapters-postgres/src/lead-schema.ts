import { LEAD_LIMITS, type LeadStatus, type Service, type YesNo } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';

const text = (length: number) => p.string().length(length);

/** How a lead lies in the table `lead`. The last two columns recognise a repeated submission. */
export const LeadSchema = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  properties: {
    id: p.uuid().primary(),
    receivedAt: p.datetime(3),
    status: p.string().length(20).$type<LeadStatus>(),
    customerName: text(LEAD_LIMITS.customerName),
    customerEmail: text(LEAD_LIMITS.customerEmail),
    customerPhone: text(LEAD_LIMITS.customerPhone),
    serviceType: text(40).$type<Service>(),
    location: text(LEAD_LIMITS.location),
    address: text(LEAD_LIMITS.address),
    stylingNeeds: text(LEAD_LIMITS.stylingNeeds),
    rooms: text(LEAD_LIMITS.rooms),
    propertySize: text(LEAD_LIMITS.propertySize),
    timeframe: text(LEAD_LIMITS.timeframe),
    propertyType: text(LEAD_LIMITS.propertyType),
    preferredStyle: text(LEAD_LIMITS.preferredStyle),
    message: text(LEAD_LIMITS.message),
    sellProperty: text(3).$type<YesNo>(),
    acceptStylingOnly: text(3).$type<YesNo>(),
    additionalInfo: text(LEAD_LIMITS.additionalInfo).strictNullable(),
    source: text(LEAD_LIMITS.source),
    idempotencyKey: text(200).strictNullable().unique(),
    submissionDigest: text(64).strictNullable(),
  },
});
