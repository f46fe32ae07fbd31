import { adminPaths } from '../../../shared/config/admin-paths';

/** Where a lead is shown, from elsewhere and for colleagues. */
export const openLeadAddress = (id: string): string => `${adminPaths.lead}/${id}`;
