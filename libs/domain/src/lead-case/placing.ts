import type { Lead } from '../leads/lead.js';
import type { Place } from '../places/place-of.js';
import type { LeadCaseState } from './case-state.js';

export type UnplacedLead = Pick<Lead, 'id' | 'municipalityNumber' | 'location' | 'address'>;

export interface Located {
  readonly given: UnplacedLead;
  readonly place: Place;
}

/**
 * Applies found municipalities to a case and its other leads. A home that the owner or
 * administrator placed since stays as it is.
 */
export function placing(found: readonly Located[]): (state: LeadCaseState) => LeadCaseState {
  const ofLead = new Map(found.map((each) => [each.given.id, each]));
  const placed = (lead: Lead): Lead => {
    const known = ofLead.get(lead.id);
    if (!known || lead.municipality !== null || !isUnchanged(known.given, lead)) return lead;
    const { municipality, foundBy } = known.place;
    return { ...lead, municipality, municipalityFoundBy: foundBy };
  };
  return (state) => ({
    ...state,
    lead: placed(state.lead),
    others: state.others.map((other) => ({ ...other, lead: placed(other.lead) })),
  });
}

function isUnchanged(given: UnplacedLead, lead: Lead): boolean {
  return (['municipalityNumber', 'location', 'address'] as const).every(
    (key) => given[key] === lead[key],
  );
}
