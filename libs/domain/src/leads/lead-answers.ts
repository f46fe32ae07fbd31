export const SERVICES = ['Fullstyling', 'Delstyling', 'Interiørveiledning'] as const;
export type Service = (typeof SERVICES)[number];

export const VALUATION = 'Verdivurdering';

/** The form whose «no» to selling reads «Nei, bare verdivurdering». */
export const FRONT_PAGE = 'homepage';

/** Entered by a user. */
export const BY_TELEPHONE = 'telefon';

export const LEAD_SERVICES = [...SERVICES, VALUATION] as const;
export type LeadService = (typeof LEAD_SERVICES)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];
