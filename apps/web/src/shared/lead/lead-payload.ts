import type { FRONT_PAGE, SentLead } from '@boligstyling/domain';
import type { Landing } from '../landing/landing';

export type LeadPayload = SentLead;

export type LeadSource = typeof FRONT_PAGE | 'city_page' | 'articles_page' | 'embedded_form';

export type LeadOrigin = Landing & { source: LeadSource };
