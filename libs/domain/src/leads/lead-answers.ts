export const SERVICES = ['Fullstyling', 'Delstyling', 'Interiørveiledning'] as const;
export type Service = (typeof SERVICES)[number];

/** The subject of a lead to an agent alone. No partner offers it. */
export const VALUATION = 'Verdivurdering';

/** The source of the one form whose «no» to selling reads «Nei, bare verdivurdering». */
export const FRONT_PAGE = 'homepage';

export const LEAD_SERVICES = [...SERVICES, VALUATION] as const;
export type LeadService = (typeof LEAD_SERVICES)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];
