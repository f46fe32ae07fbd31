import {
  isExtraAgent,
  fieldsShownTo,
  fieldsAfterReveal,
  isShownToAgents,
  type ShownField,
  shownValue,
} from './lead-views.js';
import type { PartnerGroup } from './consent.js';
import { FRONT_PAGE, VALUATION } from './lead-answers.js';
import type { Lead } from './lead.js';
import { MASK, maskedText, type MaskedOwner } from '../core/masking/masked-text.js';
import { areaName } from '../places/area.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { spellingKey } from '../places/place-spelling.js';
import { postalCodeIn } from '../places/postal-code.js';
import { LEAD_KEYS, leadField } from './lead-fields.js';

export interface ShownDetail extends ShownField {
  readonly value: string;
}

export function offerDetails(lead: Lead, partnerGroup: PartnerGroup): ShownDetail[] {
  const owner = ownerOf(lead);
  const isAgent = partnerGroup === 'estate-agent';
  const details = fieldsShownTo('offer').flatMap(({ key, label }) => {
    if (isAgent && key === 'serviceType') return [wantedOfAgents(lead)];
    if (isAgent && !isShownToAgents(key)) return [];
    if (key === 'location') return placeDetails(label, lead);
    const value = shownValue(key, lead[key]).trim();
    const detail =
      key === 'address'
        ? { key, label: 'Postnummer', value: postalCodeIn(value) ?? '' }
        : { key, label, value: maskedText(value, owner) };
    return detail.value ? [detail] : [];
  });
  return lead.customerEmail === '' ? [...details, NO_EMAIL] : details;
}

const NO_EMAIL: ShownDetail = {
  key: 'customerEmail',
  label: 'E-post',
  value: 'Eieren har ikke e-post',
};

/** An agent beside stylists sees the owner, the home and the wishes to agents only. */
export function revealedDetails(lead: Lead, partnerGroup: PartnerGroup): ShownDetail[] {
  const isBeside = isExtraAgent(partnerGroup, lead);
  const shown = fieldsAfterReveal(partnerGroup, lead).flatMap((field) => {
    const value = shownValue(field.key, lead[field.key]).trim();
    return value ? [{ ...field, value }] : [];
  });
  if (!isBeside) return shown;
  const home = shown.findIndex(({ key }) => key === 'propertySize' || key === 'propertyType');
  return shown.toSpliced(home < 0 ? shown.length : home, 0, wantedOfAgents(lead));
}

export function offerTitle(lead: Lead, partnerGroup: PartnerGroup): string {
  const place = offerPlace(lead);
  const wanted = wantedOf(partnerGroup, lead);
  return place ? `${wanted} i ${place}` : wanted;
}

export type Wishes = Pick<Lead, 'serviceType' | 'sellProperty' | 'source'>;

/** An agent sells, values (decision 75) or merely hears from the owner. */
export function wantedOf(partnerGroup: PartnerGroup, wishes: Wishes): string {
  const { serviceType, sellProperty, source } = wishes;
  if (!isExtraAgent(partnerGroup, wishes)) return serviceType;
  if (sellProperty === 'yes') return 'Boligsalg';
  return source === FRONT_PAGE ? VALUATION : 'Samtale med megler';
}

/** Verbatim if it is a known place, even if the owner has that name; else masked. */
export function offerPlace(lead: Lead): string {
  const isPlace = municipalityNamed(lead.location) !== undefined;
  const value = isPlace ? lead.location : maskedText(lead.location, ownerOf(lead));
  const words = value.replaceAll(MASK, ' ').split(/[\s\p{C}]/u);
  const place = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
  return place.replace(/[,;:–-]$/u, '');
}

function placeDetails(label: string, lead: Lead): ShownDetail[] {
  const place = offerPlace(lead);
  const municipality = lead.municipality === null ? '' : areaName(lead.municipality);
  const isSamePlace = spellingKey(place) === spellingKey(municipality);
  return [
    ...(place ? [{ key: 'location' as const, label, value: place }] : []),
    ...(municipality && !isSamePlace
      ? [{ key: 'municipalityNumber' as const, label: 'Kommune', value: municipality }]
      : []),
  ];
}

function wantedOfAgents(lead: Lead): ShownDetail {
  return { key: 'serviceType', label: 'Gjelder', value: wantedOf('estate-agent', lead) };
}

function ownerOf({ customerName, address }: Lead) {
  return { name: customerName, address };
}

const FIELD_OF = new Map(LEAD_KEYS.map((key) => [leadField(key).wire as string, leadField(key)]));

const NAMES = [leadField('customerName').wire, 'contact_name'];
const ADDRESS = leadField('address').wire;

const FREE_TEXTS = new Set([
  ...['text', 'cause', 'places', 'file_name', 'reason'],
  ...['price_depends_on', 'includes_other'],
]);

/** Masked whole, because the names they may hold are unknown. */
const HIDDEN_TEXTS = new Set([
  ...['contact_name', 'contact_email', 'contact_phone'],
  ...['dispute_text', 'reply'],
]);

/** Masks contact details in answers to users without the permission `contact`. */
export function withoutContacts(answer: unknown, owner: MaskedOwner = NOBODY): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withoutContacts(each, owner));
  if (typeof answer !== 'object' || answer === null) return answer;
  const name = NAMES.find((each) => each in answer);
  const own = name ? personIn(answer, name) : owner;
  const { field: changed } = answer as { field?: unknown };
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [
      field,
      maskedField(CORRECTED_VALUES.has(field) && changed ? String(changed) : field, value, own),
    ]),
  );
}

interface Change {
  readonly field: string;
  readonly before: string;
}

const CORRECTED_VALUES = new Set(['before', 'now']);

const NOBODY: MaskedOwner = { name: '', address: '' };

/** Notes use earlier names too. */
function personIn(answer: object, called: string): MaskedOwner {
  const { [called]: name, [ADDRESS]: address, history } = answer as Record<string, unknown>;
  const events: { changes?: Change[] }[] = Array.isArray(history) ? history : [];
  const earlier = events
    .flatMap(({ changes = [] }) => changes)
    .flatMap(({ field, before }) => (field === called ? before : []));
  return { name: [name, ...earlier].join(' '), address: String(address ?? '') };
}

function maskedField(name: string, value: unknown, owner: MaskedOwner): unknown {
  if (typeof value !== 'string') return withoutContacts(value, owner);
  const field = FIELD_OF.get(name);
  if (field?.group === 'contact' || name === ADDRESS || HIDDEN_TEXTS.has(name))
    return value && MASK;
  const isWritten = field?.kind === 'line' || field?.kind === 'text' || FREE_TEXTS.has(name);
  return isWritten ? maskedText(value, owner) : value;
}
