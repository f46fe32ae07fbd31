/** What a home owner can ask stylists for, and what partners offer. */
export const SERVICES = ['Fullstyling', 'Delstyling', 'Interiørveiledning'] as const;
export type Service = (typeof SERVICES)[number];

/** What a request is about when its owner wants an estate agent alone. No partner offers it. */
export const VALUATION = 'Verdivurdering';

/** The source of the one form whose «no» to selling reads «Nei, bare verdivurdering». */
export const FRONT_PAGE = 'homepage';

/** What a request can be about. */
export const LEAD_SERVICES = [...SERVICES, VALUATION] as const;
export type LeadService = (typeof LEAD_SERVICES)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];
