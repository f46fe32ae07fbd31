import type { Suspicion } from './suspicion.js';

/** What a home owner can ask for. */
export const SERVICES = ['Fullstyling', 'Delstyling', 'Interiørveiledning'] as const;
export type Service = (typeof SERVICES)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];

/**
 * new → matched → contacted → won or lost, by what happens to the lead ({@link LeadCase}). By hand
 * the administrator sets any of them, whatever it was.
 */
export const LEAD_STATUSES = ['new', 'matched', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What a home owner tells us. Texts that were left out are empty. */
export interface LeadDetails {
  customerName: string;
  customerEmail: string;
  /** 8 digits without white space. */
  customerPhone: string;
  serviceType: Service;
  /** The city. */
  location: string;
  /** Street, postal code and city joined. */
  address: string;
  stylingNeeds: string;
  rooms: string;
  propertySize: string;
  timeframe: string;
  propertyType: string;
  preferredStyle: string;
  message: string;
  sellProperty: YesNo;
  acceptStylingOnly: YesNo;
  /** Whether the owner will sell, in words; null where the form does not ask. */
  additionalInfo: string | null;
  source: string;
}

/** The most characters each free field may have, the same in the SPA, the API and the database. */
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
  preferredStyle: 200,
  message: 4000,
  additionalInfo: 1000,
  source: 80,
} as const satisfies Partial<Record<keyof LeadDetails, number>>;

/** One home owner's request for offers. */
export interface Lead extends LeadDetails {
  id: string;
  receivedAt: Date;
  status: LeadStatus;
  /** Held because of it: nobody but the administrator hears of the lead. Null: not held. */
  suspicion: Suspicion | null;
}
