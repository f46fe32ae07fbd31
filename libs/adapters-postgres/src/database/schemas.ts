export { AdminSessionSchema } from '../tables/admin-session-schema.js';
export * from '../tables/assignment-schema.js';
export * from '../tables/bank-line-schema.js';
export * from '../tables/credential-schemas.js';
export * from '../tables/erasure-notification-schema.js';
export { IntegratorKeySchema } from '../tables/integrator-key-schema.js';
export * from '../tables/invoice-schema.js';
export * from '../tables/file-schemas.js';
export { JobRunSchema } from '../core/postgres-job-runs.js';
export * from '../tables/imported-row-schema.js';
export * from '../tables/lead-schema.js';
export { LoginAttemptSchema } from '../users/postgres-login-attempts.js';
export * from '../tables/notification-schema.js';
export { OperatorDetailsSchema } from '../tables/operator-details-schema.js';
export {
  type ApplicationContent,
  PartnerApplicationSchema,
} from '../tables/partner-application-schema.js';
export { PartnerLogoSchema } from '../partners/postgres-partner-logos.js';
export { PartnerSchema } from '../tables/partner-schema.js';
export { PartnerSessionSchema } from '../partners/partner-session-schema.js';
export * from '../tables/user-schema.js';
export {
  QuoteAttachmentSchema,
  QuoteSchema,
  QuoteVersionSchema,
  QuoteTemplateSchema,
  QuoteFigureSchema,
} from '../tables/quote-schema.js';
export { ReviewSchema } from '../reviews/postgres-reviews.js';
export * from '../tables/sale-schema.js';
export * from '../tables/webhook-schemas.js';
