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
import { MASK, maskedText } from '../core/masking/masked-text.js';
import { areaName } from '../places/area.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { spellingKey } from '../places/place-name.js';
import { postalCodeIn } from '../places/postal-code.js';

export interface ShownDetail extends ShownField {
  readonly value: string;
}

export function offerDetails(lead: Lead, partnerGroup: PartnerGroup): ShownDetail[] {
  const owner = ownerOf(lead);
  const isAgent = partnerGroup === 'estate-agent';
  return fieldsShownTo('offer').flatMap(({ key, label }) => {
    if (isAgent && !isShownToAgents(key)) return [];
    if (isAgent && key === 'serviceType') return [wantedOfAgents(lead)];
    if (key === 'location') return placeDetails(label, lead);
    const value = shownValue(key, lead[key]).trim();
    const detail =
      key === 'address'
        ? { key, label: 'Postnummer', value: postalCodeIn(value) ?? '' }
        : { key, label, value: maskedText(value, owner) };
    return detail.value ? [detail] : [];
  });
}

/** An agent beside stylists sees the owner, the home and the wishes to agents only. */
export function revealedDetails(lead: Lead, partnerGroup: PartnerGroup): ShownDetail[] {
  const isBeside = isExtraAgent(partnerGroup, lead);
  return fieldsAfterReveal(partnerGroup, lead).flatMap((field) => {
    const { key } = field;
    if (isBeside && key === 'serviceType') return [wantedOfAgents(lead)];
    const value = shownValue(key, lead[key]).trim();
    return value ? [{ ...field, value }] : [];
  });
}

export function offerTitle(lead: Lead, partnerGroup: PartnerGroup): string {
  const place = offerPlace(lead);
  const wanted = wantedOf(partnerGroup, lead);
  return place ? `${wanted} i ${place}` : wanted;
}

export type Wishes = Pick<Lead, 'serviceType' | 'sellProperty' | 'source'>;

/** An agent sells, values (decision 22) or merely hears from the owner. */
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
  const words = value.replaceAll(MASK, ' ').split(/[\s\p{C}]+/u);
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
