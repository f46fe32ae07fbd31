import type { FileBody } from '../platform/validation/take-file.js';

export const TAB_SEPARATED = 'text/tab-separated-values';

/** Five times the size of the whole register. */
export const POSTAL_REGISTER: FileBody = {
  path: '/api/admin/postal-codes',
  types: [TAB_SEPARATED],
  limitBytes: 1024 * 1024,
};
