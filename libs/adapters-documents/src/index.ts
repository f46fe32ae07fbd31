export { CamtReader } from './camt-reader.js';
export { DrawnInvoices } from './invoice-documents.js';
export { DrawnQuotes } from './drawn-quotes.js';
export { PdfProcess } from './pdf-process.js';
