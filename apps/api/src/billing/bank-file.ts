import type { FileBody } from '../platform/validation/take-file.js';

export const XML = 'application/xml';

/** Room for ten thousand payments. */
export const BANK_FILE: FileBody = {
  path: '/api/admin/bank-files',
  types: [XML, 'text/xml'],
  limitBytes: 5 * 1024 * 1024,
};
