import type { FRONT_PAGE, SentLead } from '@boligstyling/domain';
import type { Landing } from '../landing/landing';

/** A request for offers as it goes over the wire. */
export type LeadPayload = SentLead;

/** Which form a lead was sent by, as the lead, the thank-you page and the trackers are told. */
export type LeadSource = typeof FRONT_PAGE | 'city_page' | 'articles_page' | 'embedded_form';

/** Where a lead comes from: the form, and how the visitor came to us. */
export type LeadOrigin = Landing & { source: LeadSource };
