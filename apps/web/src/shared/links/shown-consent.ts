import { CONSENT_VERSION } from '@boligstyling/domain';

/** The version of the consent text shown, because this page may be older than the current one. */
export const shownConsent = { 'X-Form-Consent': CONSENT_VERSION };
