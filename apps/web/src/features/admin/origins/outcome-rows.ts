import type { GetOriginsApiArg, OriginsDto, OutcomeDto } from '@boligstyling/api-client/admin';
import { adminOrigins, formWords } from '../../../content/admin/admin-origins';
import { paths } from '../../../shared/config/paths';

/** By what leads are counted, each with what the list of leads calls it in its address. */
const NARROWED_BY = {
  source: 'kilde',
  utm_source: 'kampanjekilde',
  utm_campaign: 'kampanje',
  referrer_host: 'henvist-fra',
} as const;
export type OriginView = keyof typeof NARROWED_BY;

/** The view that an address asks for. */
export const originView = (asked: string): OriginView =>
  Object.hasOwn(NARROWED_BY, asked) ? (asked as OriginView) : 'source';

/** An origin in words: forms have names of their own, and integrators the one they were given. */
export const originName = (view: OriginView, name: string): string =>
  (view === 'source' && formWords.get(name)) || name || adminOrigins.outcome.none;

/** The days that are asked for, both included. */
export type ShownPeriod = { from?: string; to?: string };

/** What the figures are of, in the names of the API. */
export type AskedOutcome = ShownPeriod & { by: OriginView; source?: string; utm_campaign?: string };

/** The same as the client takes it. */
export const outcomeArgs = ({ utm_campaign, ...asked }: AskedOutcome): GetOriginsApiArg => ({
  ...asked,
  ...(utm_campaign && { utmCampaign: utm_campaign }),
});

/** One line of the table. */
export type OutcomeRow = OutcomeDto & {
  name: string;
  /** The leads themselves; without one there is no list of just these. */
  href?: string;
};

/** The address of the leads that the figures of a line are of: a home's once, as figures count. */
function leadsAt({ from, to, by, ...filter }: AskedOutcome, name: string): string {
  const origins = Object.entries({ ...filter, [by]: name });
  const query = origins.map(([key, value]) => [NARROWED_BY[key as OriginView], value]);
  const days = Object.entries({ ...(from && { fra: from }), ...(to && { til: to }) });
  const once = ['slatt-sammen', 'without'];
  return `${paths.admin}?${new URLSearchParams([...query, once, ...days])}`;
}

/** The lines of the table: last of all those that are too many to be named. */
export function outcomeRows({ origins, total }: OriginsDto, asked: AskedOutcome): OutcomeRow[] {
  const rows = origins.map(({ name, ...outcome }): OutcomeRow => ({
    ...outcome,
    name: originName(asked.by, name),
    ...(name && { href: leadsAt(asked, name) }),
  }));
  const rest = (of: keyof OutcomeDto) => origins.reduce((left, each) => left - each[of], total[of]);
  if (rest('leads') <= 0) return rows;
  const others = { leads: rest('leads'), matched: rest('matched'), won: rest('won') };
  return [...rows, { name: adminOrigins.outcome.others, ...others, revenue: rest('revenue') }];
}
