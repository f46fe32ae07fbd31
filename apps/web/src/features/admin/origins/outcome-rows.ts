import type { GetOriginsApiArg, OriginsDto, OutcomeDto } from '@boligstyling/api-client/admin';
import { adminOrigins, formWords } from '../../../content/admin/admin-origins';
import { paths } from '../../../shared/config/paths';

const NARROWED_BY = {
  source: 'kilde',
  utm_source: 'kampanjekilde',
  utm_campaign: 'kampanje',
  referrer_host: 'henvist-fra',
} as const;
export type OriginView = keyof typeof NARROWED_BY;

export const originView = (asked: string): OriginView =>
  Object.hasOwn(NARROWED_BY, asked) ? (asked as OriginView) : 'source';

export const originName = (view: OriginView, name: string): string =>
  (view === 'source' && formWords.get(name)) || name || adminOrigins.outcome.none;

export type ShownPeriod = { from?: string; to?: string };

export type AskedOutcome = ShownPeriod & { by: OriginView; source?: string; utm_campaign?: string };

export const outcomeArgs = ({ utm_campaign, ...asked }: AskedOutcome): GetOriginsApiArg => ({
  ...asked,
  ...(utm_campaign && { utmCampaign: utm_campaign }),
});

export type OutcomeRow = OutcomeDto & {
  name: string;
  href?: string;
};

/** The figures count each home once. */
function leadsAt({ from, to, by, ...filter }: AskedOutcome, name: string): string {
  const origins = Object.entries({ ...filter, [by]: name });
  const query = origins.map(([key, value]) => [NARROWED_BY[key as OriginView], value]);
  const days = Object.entries({ ...(from && { fra: from }), ...(to && { til: to }) });
  const once = ['slatt-sammen', 'without'];
  return `${paths.admin}?${new URLSearchParams([...query, once, ...days])}`;
}

export function outcomeRows({ origins, total }: OriginsDto, asked: AskedOutcome): OutcomeRow[] {
  const rows = origins.map(({ name, ...outcome }): OutcomeRow => ({
    ...outcome,
    name: originName(asked.by, name),
    ...(name && { href: leadsAt(asked, name) }),
  }));
  const rest = (of: keyof OutcomeDto) => origins.reduce((left, each) => left - each[of], total[of]);
  if (rest('leads') <= 0) return rows;
  const keys = Object.keys(total) as (keyof OutcomeDto)[];
  const others = Object.fromEntries(keys.map((key) => [key, rest(key)])) as OutcomeDto;
  return [...rows, { name: adminOrigins.outcome.others, ...others }];
}

/** «18 t»; a dash without quotes. */
export function hoursToQuote({ quoted, quote_minutes }: OutcomeDto): string {
  return quoted > 0 ? adminOrigins.outcome.hours(Math.round(quote_minutes / quoted / 60)) : '–';
}

/** In percent; a dash without quotes. */
export function shareChosen({ chosen, quoted }: OutcomeDto): string {
  return quoted > 0 ? `${Math.round((chosen / quoted) * 100)} %` : '–';
}
