import { CONSENT_VERSION } from '@boligstyling/domain';

/** This page may be older than the current text. */
export const shownConsent = { 'X-Form-Consent': CONSENT_VERSION };
