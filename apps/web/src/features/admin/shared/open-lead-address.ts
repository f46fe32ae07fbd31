import { paths } from '../../../shared/config/paths';

/** Where a lead is shown, from elsewhere and for colleagues. */
export const openLeadAddress = (id: string): string => `${paths.adminLead}/${id}`;
