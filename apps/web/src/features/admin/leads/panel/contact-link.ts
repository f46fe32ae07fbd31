import type { LeadDto } from '@boligstyling/api-client/admin';
import { mailtoOf } from '@boligstyling/domain';
import type { Brand } from '../../../../shared/config/runtime-config';
import { adminLeads } from '../../../../content/admin/admin-leads';

type Contacted = Pick<LeadDto, 'customer_email' | 'customer_name' | 'service_type' | 'location'>;

export function contactLink(lead: Contacted, { productName, wordmark }: Brand): string {
  const [firstName = ''] = lead.customer_name.split(' ');
  const subject = adminLeads.mailSubject(productName);
  const body = adminLeads.mailBody(firstName, lead.service_type, lead.location, wordmark);
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
  ];
  return `${mailtoOf(lead.customer_email)}?${query.join('&')}`;
}
