import { isAgentBeside } from './asked-first.js';
import type { Recipient } from './consent.js';
import { FRONT_PAGE, VALUATION } from './lead-answers.js';
import type { Lead } from './lead.js';
import {
  fieldsSeenBy,
  fieldsAfterReveal,
  isToldToAgents,
  type SeenField,
  shownValue,
} from './lead-views.js';
import { MASK, maskedText } from '../core/masking/masked-text.js';
import { areaName } from '../places/area.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { spellingKey } from '../places/place-name.js';
import { postalCodeIn } from '../places/postal-code.js';

export interface ToldDetail extends SeenField {
  readonly value: string;
}

/**
 * Contains nothing that names or reaches the owner: texts are masked and the address is its postal
 * code.
 */
export function questionDetails(lead: Lead, recipient: Recipient): ToldDetail[] {
  const owner = ownerOf(lead);
  const isAgent = recipient === 'estate-agent';
  return fieldsSeenBy('question').flatMap(({ key, label }) => {
    if (isAgent && !isToldToAgents(key)) return [];
    if (isAgent && key === 'serviceType') return [wantedOfAgents(lead)];
    if (key === 'location') return placeDetails(label, lead);
    const told = shownValue(key, lead[key]).trim();
    const detail =
      key === 'address'
        ? { key, label: 'Postnummer', value: postalCodeIn(told) ?? '' }
        : { key, label, value: maskedText(told, owner) };
    return detail.value ? [detail] : [];
  });
}

/** An agent beside stylists sees the owner, the home and the wishes to agents only. */
export function revealedDetails(lead: Lead, recipient: Recipient): ToldDetail[] {
  const isBeside = isAgentBeside(recipient, lead);
  return fieldsAfterReveal(recipient, lead).flatMap((field) => {
    const { key } = field;
    if (isBeside && key === 'serviceType') return [wantedOfAgents(lead)];
    const value = shownValue(key, lead[key]).trim();
    return value ? [{ ...field, value }] : [];
  });
}

export function questionTitle(lead: Lead, recipient: Recipient): string {
  const place = questionPlace(lead);
  const wanted = wantedOf(recipient, lead);
  return place ? `${wanted} i ${place}` : wanted;
}

export type Wishes = Pick<Lead, 'serviceType' | 'sellProperty' | 'source'>;

/**
 * The wanted service of a kind of partner: an agent sells, values (decision 22) or merely hears
 * from the owner.
 */
export function wantedOf(recipient: Recipient, wishes: Wishes): string {
  const { serviceType, sellProperty, source } = wishes;
  if (!isAgentBeside(recipient, wishes)) return serviceType;
  if (sellProperty === 'yes') return 'Boligsalg';
  return source === FRONT_PAGE ? VALUATION : 'Samtale med megler';
}

/**
 * The place on one line: verbatim if it is a known place name, even if the owner has the same name;
 * else with everything that identifies the owner removed.
 */
export function questionPlace(lead: Lead): string {
  const isPlace = municipalityNamed(lead.location) !== undefined;
  const told = isPlace ? lead.location : maskedText(lead.location, ownerOf(lead));
  const words = told.replaceAll(MASK, ' ').split(/[\s\p{C}]+/u);
  const place = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
  return place.replace(/[,;:–-]$/u, '');
}

function placeDetails(label: string, lead: Lead): ToldDetail[] {
  const place = questionPlace(lead);
  const municipality = lead.municipality === null ? '' : areaName(lead.municipality);
  const isTold = spellingKey(place) === spellingKey(municipality);
  return [
    ...(place ? [{ key: 'location' as const, label, value: place }] : []),
    ...(municipality && !isTold
      ? [{ key: 'municipalityNumber' as const, label: 'Kommune', value: municipality }]
      : []),
  ];
}

function wantedOfAgents(lead: Lead): ToldDetail {
  return { key: 'serviceType', label: 'Gjelder', value: wantedOf('estate-agent', lead) };
}

function ownerOf({ customerName, address }: Lead) {
  return { name: customerName, address };
}
