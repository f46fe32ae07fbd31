export { camtFile, type CamtPayment } from './camt.js';
