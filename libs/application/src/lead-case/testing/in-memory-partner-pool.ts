import {
  covers,
  isGranted,
  type LeadStanding,
  type Partner,
  PartnerPool,
  partnerGroupOf,
  isUnanswered,
} from '@boligstyling/domain';
import { consentsOf } from './in-memory-case-state.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

/** All partners with their recent assignments. */
export function poolOf(store: InMemoryStore): PartnerPool {
  const asked = [...store.assignments.values()].filter(isUnanswered);
  const figures = [...store.figures.values()].map((each) => ({
    ...each,
    open: asked.filter(({ partnerId }) => partnerId === each.partnerId).length,
  }));
  const lastAskedOrder = Math.max(0, ...figures.map((each) => each.lastAskedOrder));
  return new PartnerPool([...store.partners.values()], figures, lastAskedOrder);
}

/** Makes waiting leads due that suit one of the partners with new capacity. */
export function wakeWaiting(store: InMemoryStore, freed: readonly Partner[], now: Date): void {
  for (const [id, standing] of store.standing) {
    const lead = store.leads.get(id);
    if (!lead || standing.mergedInto) continue;
    const consents = consentsOf(store, id);
    const isFor = freed.some(
      ({ areas, kind, services }) =>
        covers(areas, lead.municipality) &&
        (partnerGroupOf(kind) === 'estate-agent'
          ? isGranted(consents, 'estate-agent')
          : services.some((service) => service === lead.serviceType)),
    );
    if (isFor) wake(store, id, standing, now);
  }
}

/** Makes a lead due that still looks for partners. */
export function wake(store: InMemoryStore, id: string, standing: LeadStanding, now: Date): void {
  const { matchingDueAt, matchUntil } = standing;
  const looks = matchingDueAt && matchingDueAt > now && matchUntil && matchUntil > now;
  if (looks) store.standing.set(id, { ...standing, matchingDueAt: now });
}
