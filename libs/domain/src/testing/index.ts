export { samplePartner } from './sample-partner.js';
export { samplePostalRegister } from './sample-postal-register.js';
