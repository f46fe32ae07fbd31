export { CsvPartnerFile, ExportFolder } from './export-folder.js';
export { CamtReader } from './camt-reader.js';
export { DrawnInvoices, DrawnQuotes } from './drawn-documents.js';
export { PdfProcess } from './pdf-process.js';
