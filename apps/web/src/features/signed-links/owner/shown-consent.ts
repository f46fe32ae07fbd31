import { CONSENT_VERSION } from '@boligstyling/domain';

/** What tells with an answer to which texts it is: this page may have stood open since before they changed. */
export const shownConsent = { 'X-Form-Consent': CONSENT_VERSION };
