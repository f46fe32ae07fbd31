/**
 * In characters, alike in forms, API and database. Apart from `LEAD_FIELDS`, so that public forms
 * need not load the descriptions.
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

export const CAMPAIGN_MARK_MAX = 120;
