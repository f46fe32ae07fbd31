import { ownerToken, partnerToken } from '@boligstyling/application';
import type { Assignment, Lead } from '@boligstyling/domain';
import { type MailSettings, pageUrl } from './mail-settings.js';

/** The page where a partner answers an assignment without a login. */
export function answerPage(settings: MailSettings, assignment: Assignment): string {
  return pageUrl(settings, `/partner/svar/${partnerToken(settings.links, assignment)}`);
}

/** The page where an owner follows, withdraws and erases a request without a login. */
export function ownerPage(settings: MailSettings, lead: Lead): string {
  return pageUrl(settings, `/min-henvendelse/${ownerToken(settings.links, lead)}`);
}
