import type { PartnerDto } from '@boligstyling/api-client/admin';
import {
  areaName,
  formatOrganizationNumber,
  formatPhone,
  PARTNER_KIND_NAMES,
} from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { formatKroner } from '../shared/format';
import { Facts } from './facts';

const { columns, fields } = adminPartners;

/** All that is written of a partner, for those who write nothing. */
export function PartnerFacts({ partner }: { partner: PartnerDto }) {
  const { areas, price_per_assignment: price, organization_number: number, ...rest } = partner;
  return (
    <Facts
      of={[
        [fields.name, rest.name],
        [fields.company, rest.company],
        [fields.email, rest.email],
        [fields.phone, formatPhone(rest.phone)],
        [fields.website, rest.website],
        [fields.presentation, rest.presentation],
        [fields.kind, PARTNER_KIND_NAMES[rest.kind]],
        [fields.services, rest.services.join(', ')],
        [columns.covers, areas.map(areaName).join(', ') || adminPartners.nowhere],
        [fields.price, price === 0 ? adminPartners.free : formatKroner(price)],
        [fields.capacity, String(rest.weekly_capacity)],
        [fields.organizationNumber, number && formatOrganizationNumber(number)],
        [fields.street, rest.street],
        [fields.postalCode, rest.postal_code],
        [fields.postPlace, rest.post_place],
        [columns.state, rest.active ? adminPartners.active : adminPartners.paused],
      ]}
    />
  );
}
