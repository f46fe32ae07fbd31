export { CamtReader } from './camt-reader.js';
export { DrawnInvoices } from './invoice-documents.js';
