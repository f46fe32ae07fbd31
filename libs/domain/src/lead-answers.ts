/** What a home owner can ask for. */
export const SERVICES = ['Fullstyling', 'Delstyling', 'Interiørveiledning'] as const;
export type Service = (typeof SERVICES)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];
