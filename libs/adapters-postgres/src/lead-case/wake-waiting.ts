import { municipalitiesIn, type Partner, recipientOf } from '@boligstyling/domain';
import { isOpenRow } from './reveals.js';

/** So many for each partner are due at once: more than came free, as another may be chosen for one of them. */
const WOKEN = 10;

/** Of so many partners at a time: it is done while all other decisions wait. */
const FREED = 20;

/** So many or few more are gone through for each partner, as many in each municipality where it works. */
const LOOKED_THROUGH = 500;

/**
 * What waits for partners and may be for one of these: it lies where that one works, is for what it
 * does, and it has not been asked about it; first what nobody is asked about or has. Whoever holds such
 * a row is not waited for, as it may wait for one of ours: that request is looked at within a day anyway.
 *
 * Planned each time, and compared as a row: a plan that was made while nothing waited would go through
 * all that waits anywhere for each municipality.
 */
const WAKE = `
  update lead set matching_due_at = $1
  where id in (
    select id from lead where id in (
      select next.id
      from jsonb_to_recordset($2) as freed
        ("partnerId" uuid, municipalities text[], services text[])
      cross join lateral (
        select near.id
        from unnest(freed.municipalities) there cross join lateral (
          select id, service_type, consents, matching_due_at from lead
          where municipality = there and (municipality, matching_due_at) > (there, $1)
            and matching_due_at is not null and suspicion is null and matching_fault is null
            and match_until > $1 and joined_to is null
          limit 5 + ${LOOKED_THROUGH} / cardinality(freed.municipalities)) near
        where case when freed.services is null
            then near.consents @> '[{"subject": "estate-agent", "granted": true}]'
            else near.service_type = any(freed.services) end
          and not exists (
            select from assignment a
            where a.lead_id = near.id and a.partner_id = freed."partnerId")
        order by exists (
            select from assignment b where b.lead_id = near.id and ${isOpenRow('b')}),
          near.matching_due_at
        limit ${WOKEN}) next)
    for no key update skip locked)`;

/**
 * Has what waits looked at again where capacity has come free: some of it, so that a partner who
 * answers where thousands wait costs no more than where some do.
 */
export function wakeWaiting(
  freed: readonly Partner[],
  now: Date,
): { text: string; values: [Date, string] } {
  const rows = freed.slice(0, FREED).map(({ id, kind, areas, services }) => ({
    partnerId: id,
    municipalities: municipalitiesIn(areas),
    services: recipientOf(kind) === 'estate-agent' ? null : services,
  }));
  return { text: WAKE, values: [now, JSON.stringify(rows)] };
}
