/** Names the open lead in an address. */
export const OPEN_LEAD = 'henvendelse';

/** Where a lead is shown, from elsewhere. */
export const openLeadAddress = (path: string, id: string): string => `${path}?${OPEN_LEAD}=${id}`;
