export { Market, type MarketMail } from './market.js';
export { sampleOperator } from './sample-operator.js';
export { promisesIn, type PromisedNumber } from './promises.js';
export { sampleRequest } from './sample-request.js';
export { samplePartner } from './sample-partner.js';
export { samplePostalRegister } from './sample-postal-register.js';
export { othersOf } from './others-of.js';
export { type Act, actOf, LIKELY_STEPS, type Step, STEPS } from './histories.js';
export { brokenPromises, type Standings } from './kept-promises.js';
