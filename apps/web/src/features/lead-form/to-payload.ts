import { tidyEmail, tidyPhone, type LeadWireName, type Service } from '@boligstyling/domain';
import { additionalInfo } from '../../content/lead-form';
import type { LeadOrigin, LeadPayload } from '../../shared/lead/submission';
import type { AgentWish, LeadDraft } from './lead-draft';

/** Pasting from a spreadsheet brings tabs. */
const joined = (separator: string, ...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(separator);

export function wholeAddress(draft: Pick<LeadDraft, 'street' | 'postalCode' | 'city'>): string {
  const postalCode = draft.postalCode.trim() === '0000' ? '' : draft.postalCode;
  return joined(', ', draft.street, joined(' ', postalCode, draft.city));
}

/** The compiler rejects a forgotten wire field. */
type Complete = {
  [Name in LeadWireName | 'agent_contact' | 'agent_only']: LeadPayload[Name];
};

function toPayload(
  draft: LeadDraft,
  wish: AgentWish,
  customerName: string,
  origin: LeadOrigin,
): Complete {
  const sells = draft.sellProperty === 'yes';
  const address = wholeAddress(draft);
  const [number] = draft.chosenAddress.split(' ', 1);
  return {
    customer_name: customerName,
    customer_email: tidyEmail(draft.email),
    customer_phone: tidyPhone(draft.phone),
    service_type: draft.service as Service,
    location: draft.city.trim(),
    address,
    styling_needs: draft.needs.trim(),
    rooms: draft.rooms.trim(),
    property_size: draft.propertySize.trim(),
    timeframe: draft.timeframe.trim(),
    property_type_field: draft.propertyType.trim(),
    preferred_style: '',
    message: draft.message.trim(),
    sell_property: sells ? 'yes' : 'no',
    accept_styling_only: draft.stylingOnly === 'yes' ? 'yes' : 'no',
    additional_info: draft.sellProperty === '' ? null : additionalInfo(sells),
    source: origin.source,
    municipality_number: draft.chosenAddress === `${number} ${address}` ? number : undefined,
    contact_by_email: draft.contactByEmail || undefined,
    utm_source: origin.utm_source,
    utm_medium: origin.utm_medium,
    utm_campaign: origin.utm_campaign,
    utm_term: origin.utm_term,
    utm_content: origin.utm_content,
    referrer_host: origin.referrer_host,
    agent_contact: wish === 'none' ? undefined : 'yes',
    agent_only: undefined,
    ...(wish === 'alone' && FOR_AN_AGENT_ALONE),
  };
}

const FOR_AN_AGENT_ALONE = {
  service_type: undefined,
  styling_needs: '',
  rooms: undefined,
  timeframe: undefined,
  accept_styling_only: undefined,
  agent_only: true,
} as const;

export type ToPayload = (draft: LeadDraft, wish: AgentWish, origin: LeadOrigin) => LeadPayload;

export const toHomePayload: ToPayload = (draft, wish, origin) =>
  toPayload(draft, wish, joined(' ', draft.firstName, draft.lastName), origin);

export const toOneNamePayload: ToPayload = (draft, wish, origin) =>
  toPayload(draft, wish, draft.fullName.trim(), origin);
