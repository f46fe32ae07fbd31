import type { Lead } from '@boligstyling/domain';

/** A lead's columns in the domain's words. */
export const LEAD_COLUMNS = `
  id, received_at as "receivedAt", status, customer_name as "customerName",
  customer_email as "customerEmail", customer_phone as "customerPhone",
  service_type as "serviceType", location, address, styling_needs as "stylingNeeds",
  rooms, property_size as "propertySize", timeframe, property_type as "propertyType",
  preferred_style as "preferredStyle", message, sell_property as "sellProperty",
  accept_styling_only as "acceptStylingOnly", additional_info as "additionalInfo", source,
  suspicion`;

/** A row of {@link LEAD_COLUMNS}: the driver gives times as texts. */
export type LeadRow = Omit<Lead, 'receivedAt'> & { receivedAt: string };

/** The lead of a row, with whatever else the row has. */
export function toLead<Row extends LeadRow>(row: Row): Omit<Row, 'receivedAt'> & Lead {
  return { ...row, receivedAt: new Date(row.receivedAt) };
}
