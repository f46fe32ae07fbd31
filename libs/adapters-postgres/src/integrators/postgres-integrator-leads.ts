import {
  IntegratorLeads,
  type OwnLead,
  type OwnLeadCursor,
  type OwnMonth,
} from '@boligstyling/application';
import {
  LEAD_KEYS,
  type LeadKey,
  mayBeNamedToIntegrator,
  LEAD_STATUSES,
} from '@boligstyling/domain';
import {
  CORRECTED_ELSEWHERE,
  PLACE_FOR_INTEGRATOR,
  type StoredConsent,
  toConsents,
  SEES_OWNER,
} from '../core/lead-rows.js';
import { fromDatabase } from '../core/statements.js';
import { announcedStanding, isAcceptedRow, isClosedRow, isWonRow } from '../core/reveals.js';
import { columnOf } from '../core/row-fields.js';
import { literalOf } from '../core/rows-that.js';

/** A held lead has no visible events. */
const VISIBLE = 'lead.suspicion is null';

const KNOWN = `lateral ${announcedStanding('lead')} known`;

const columnFor = (key: LeadKey): string =>
  key === 'location' ? PLACE_FOR_INTEGRATOR : columnOf(key);

const OWN = `
  select lead.id, received_at as "receivedAt", consents, ${CORRECTED_ELSEWHERE} as "isElsewhere",
    ${LEAD_KEYS.map((key) => `${columnFor(key)} as "${key}"`).join(', ')},
    case when ${VISIBLE} then known.status else ${literalOf(LEAD_STATUSES, 'new')} end as status,
    case when ${VISIBLE} then accepted_at end as "matchedAt",
    case when ${VISIBLE} then known.contacted_at end as "contactedAt",
    case when ${VISIBLE} and ${isClosedRow('known')} then (
      select max(at) from lead_event
      where lead_id = lead.id and kind = 'status-changed' and detail ->> 'to' = known.status
    ) end as "closedAt"
  from lead, ${KNOWN}
  where integrator_key_id = $1`;

const FIND = `${OWN} and lead.id = $2`;

const PAGE = `${OWN}
    and ($3::timestamptz is null or (received_at, lead.id) < ($3::timestamptz, $4::uuid))
  order by received_at desc, lead.id desc
  limit $2`;

const NAMED_TO = `
  select key.name, consents
  from lead join integrator_key key on ${SEES_OWNER}
  where lead.id = $1`;

const MONTHS = `
  select to_char(received_at at time zone 'Europe/Oslo', 'YYYY-MM') as month,
    count(*)::int as sent,
    (count(*) filter (where accepted_count > 0))::int as matched,
    coalesce(sum(accepted_count), 0)::int as accepted,
    (count(*) filter (where ${isWonRow('known')} and ${VISIBLE}))::int as won
  from lead, ${KNOWN}, lateral (
    select count(*) as accepted_count from assignment
    where lead_id = lead.id and ${isAcceptedRow('assignment')}
  ) as taken
  where integrator_key_id = $1
  group by month
  order by month desc`;

type OwnLeadRow = Omit<OwnLead, 'mayBeNamed'> & {
  consents: StoredConsent[];
  isElsewhere: boolean;
};

interface NamedToRow {
  readonly name: string;
  readonly consents: StoredConsent[];
}

function toOwnLead({ consents, isElsewhere, ...lead }: OwnLeadRow): OwnLead {
  const mayBeNamed = mayBeNamedToIntegrator(toConsents(consents));
  return { ...lead, mayBeNamed: !isElsewhere && mayBeNamed };
}

export class PostgresIntegratorLeads extends fromDatabase(IntegratorLeads) {
  override async page(keyId: string, limit: number, after?: OwnLeadCursor): Promise<OwnLead[]> {
    const cursor = [after?.receivedAt, after?.id];
    return (await this.rowsOf<OwnLeadRow>(PAGE, [keyId, limit, ...cursor])).map(toOwnLead);
  }

  override async find(keyId: string, leadId: string): Promise<OwnLead | undefined> {
    return (await this.rowsOf<OwnLeadRow>(FIND, [keyId, leadId])).map(toOwnLead)[0];
  }

  override async namedTo(leadId: string): Promise<string | null> {
    const [row] = await this.rowsOf<NamedToRow>(NAMED_TO, [leadId]);
    return row && mayBeNamedToIntegrator(toConsents(row.consents)) ? row.name : null;
  }

  override months(keyId: string): Promise<OwnMonth[]> {
    return this.rowsOf<OwnMonth>(MONTHS, [keyId]);
  }
}
