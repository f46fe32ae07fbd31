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

/** One thing that a partner may read. */
export interface ToldDetail extends SeenField {
  readonly value: string;
}

/**
 * What a partner who has not said yes may read of a lead, and only what was filled in: nothing that
 * names or reaches the owner. Of the address that is the postal code; every text is
 * masked. An agent reads where the home is, its size and type, and what the owner wants of agents.
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

/**
 * What a partner who has said yes may read of a lead, word for word, and only what was filled in: an
 * agent beside stylists who the owner is, which home, and what she wants of agents.
 */
export function revealedDetails(lead: Lead, recipient: Recipient): ToldDetail[] {
  const isBeside = isAgentBeside(recipient, lead);
  return fieldsAfterReveal(recipient, lead).flatMap((field) => {
    const { key } = field;
    if (isBeside && key === 'serviceType') return [wantedOfAgents(lead)];
    const value = shownValue(key, lead[key]).trim();
    return value ? [{ ...field, value }] : [];
  });
}

/** What is asked for and where, for example «Fullstyling i Bergen», for whoever is asked. */
export function questionTitle(lead: Lead, recipient: Recipient): string {
  const place = questionPlace(lead);
  const wanted = wantedOf(recipient, lead);
  return place ? `${wanted} i ${place}` : wanted;
}

/** What tells whom a lead's owner wants what of. */
export type Wishes = Pick<Lead, 'serviceType' | 'sellProperty' | 'source'>;

/**
 * What an owner wants of a kind of partner: of an agent to sell the home, to tell its value where she
 * has asked for that (decision 22), and else no more than to hear from one.
 */
export function wantedOf(recipient: Recipient, wishes: Wishes): string {
  const { serviceType, sellProperty, source } = wishes;
  if (!isAgentBeside(recipient, wishes)) return serviceType;
  if (sellProperty === 'yes') return 'Boligsalg';
  return source === FRONT_PAGE ? VALUATION : 'Samtale med megler';
}

/**
 * The place on one line: as the owner wrote it where that is the name of a place, though she be
 * called the same, else what is left when whatever names or reaches her is taken out.
 */
export function questionPlace(lead: Lead): string {
  const isPlace = municipalityNamed(lead.location) !== undefined;
  const told = isPlace ? lead.location : maskedText(lead.location, ownerOf(lead));
  const words = told.replaceAll(MASK, ' ').split(/[\s\p{C}]+/u);
  const place = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
  return place.replace(/[,;:–-]$/u, '');
}

/** Where the home is: the place, and the municipality where that is called otherwise, or shares its name. */
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
