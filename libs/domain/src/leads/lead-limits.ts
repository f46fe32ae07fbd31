/**
 * The most characters of each text that people type, the same in the forms, the API and the
 * database. They stand apart from `LEAD_FIELDS`, which describes these fields, so that the public
 * forms need not load the descriptions.
 */
export const LEAD_LIMITS = {
  customerName: 120,
  customerEmail: 254,
  customerPhone: 20,
  location: 80,
  address: 200,
  stylingNeeds: 4000,
  rooms: 80,
  propertySize: 80,
  timeframe: 80,
  propertyType: 80,
  message: 4000,
} as const;

/** The most characters of a campaign's mark, such as `utm_campaign`. */
export const CAMPAIGN_MARK_MAX = 120;
