import { adminPaths } from '../../../shared/config/admin-paths';

export const openLeadAddress = (id: string): string => `${adminPaths.lead}/${id}`;
