export { samplePartner } from './sample-partner.js';
