export * from '../tables/assignment-schema.js';
export { IntegratorKeySchema } from '../tables/integrator-key-schema.js';
export * from '../tables/invoice-schema.js';
export { JobRunSchema } from '../core/postgres-job-runs.js';
export * from '../tables/lead-schema.js';
export { LoginAttemptSchema } from '../users/postgres-login-attempts.js';
export * from '../tables/notification-schema.js';
export { OperatorDetailsSchema } from '../tables/operator-details-schema.js';
export { PartnerLogoSchema } from '../partners/postgres-partner-logos.js';
export {
  PartnerSchema,
  ErasureNotificationSchema,
  ImportedRowSchema,
  type ApplicationContent,
  PartnerApplicationSchema,
} from '../tables/partner-schema.js';
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
export * from '../tables/webhook-schemas.js';
