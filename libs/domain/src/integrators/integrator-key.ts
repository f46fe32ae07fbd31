import type { RecordFields, StoredRecord } from '../core/record-field.js';
import { urlOf } from '../core/text.js';

/**
 * - `leads:submit`: send leads, with the key's source name
 * - `leads:read-own`: progress of its own leads, without contact details unless granted, and
 * webhooks
 * - `quotes:read-own`: quotes of its own leads with amounts
 * - `figures:read-own`: its leads matched, accepted and won, by month
 */
export const INTEGRATOR_SCOPES = [
  'leads:submit',
  'leads:read-own',
  'quotes:read-own',
  'figures:read-own',
] as const;
export type IntegratorScope = (typeof INTEGRATOR_SCOPES)[number];

export const READ_LEADS_SCOPE: IntegratorScope = 'leads:read-own';

export const AMOUNTS_SCOPE: IntegratorScope = 'quotes:read-own';

export const SCOPE_NAMES: Readonly<Record<string, string>> = {
  'leads:submit': 'Sende inn henvendelser',
  'leads:read-own': 'Se hvordan det gikk med egne henvendelser',
  'quotes:read-own': 'Se tilbudene på egne henvendelser, med beløp',
  'figures:read-own': 'Se egne tall',
} satisfies Record<IntegratorScope, string>;

export const MAX_KEYS = 200;

export const MAX_OVERLAP_HOURS = 30 * 24;

/** A fixed window, from the first lead after the previous one. */
export const KEY_WINDOW_SECONDS = 60;

const ORIGIN_LENGTH = 255;
const MAX_ORIGINS = 20;

export const KEY_FIELDS = {
  name: {
    wire: 'name',
    kind: 'line',
    limit: 80,
    label: 'Integrator',
    help: 'Hvem nøkkelen er til, for eksempel Megler Vest AS.',
    missing: 'Skriv hvem nøkkelen er til.',
    example: 'Megler Vest AS',
  },
  /** Stored with every lead, over the lead's own source, whose limit it has. */
  source: {
    wire: 'source',
    kind: 'line',
    limit: 80,
    label: 'Kilde',
    help: 'Står på hver henvendelse nøkkelen sender, for eksempel megler-vest.',
    missing: 'Skriv hva kilden skal hete.',
    example: 'megler-vest',
    description: 'Kept with every lead that the key sends, in the place of what the lead says.',
  },
  scopes: {
    wire: 'scopes',
    kind: 'list',
    options: INTEGRATOR_SCOPES,
    label: 'Hva nøkkelen gir tilgang til',
    nameOf: (scope: string) => SCOPE_NAMES[scope] ?? scope,
    missing: 'Velg minst én tilgang.',
    otherwise: `Velg blant ${INTEGRATOR_SCOPES.join(', ')}.`,
    example: ['leads:submit'],
  },
  showsContacts: {
    wire: 'shows_contacts',
    kind: 'flag',
    label: 'Vis hvem kundene er, med telefon, e-post og adresse',
    help: 'Gjelder ikke dem som bruker skjemaet vårt på integratorens nettsider, eller som har trukket seg.',
    otherwise: 'Svar ja eller nei på om integratoren ser kontaktopplysninger.',
    example: false,
    description: 'True if `leads:read-own` shows who the owners are.',
  },
  /** Of pages that may show the form and call from a browser. Empty: servers only. */
  origins: {
    wire: 'origins',
    kind: 'list',
    input: 'lines',
    most: MAX_ORIGINS,
    label: 'Nettsider som kan vise skjemaet',
    help: 'Én på hver linje, for eksempel https://megler.example.',
    holds: (text: string) => text.length <= ORIGIN_LENGTH && isOrigin(text),
    tidy: (texts: readonly string[]) => texts.map(asBrowsersName),
    otherwise: `Oppgi høyst ${MAX_ORIGINS} adresser som https://megler.example, uten noe etter.`,
    example: ['https://megler.example'],
    description:
      'Of the pages that may frame the form and call from a browser. None: servers only.',
  },
  /** Leads per {@link KEY_WINDOW_SECONDS}, over all replicas. */
  perMinute: {
    wire: 'per_minute',
    kind: 'number',
    least: 1,
    most: 6_000,
    label: 'Henvendelser i minuttet',
    example: 60,
  },
  paused: {
    wire: 'paused',
    kind: 'flag',
    label: 'På pause',
    otherwise: 'Svar ja eller nei på om nøkkelen er satt på pause.',
    example: false,
    description: 'True if it opens nothing for now.',
  },
} as const satisfies RecordFields;

export type IntegratorKeySettings = Readonly<StoredRecord<typeof KEY_FIELDS>>;

export interface NewKeySettings extends IntegratorKeySettings {
  /** Its leads are test leads, permanently. */
  readonly isTest: boolean;
}

/**
 * The secret is shown once and stored as a digest. The id may be public and opens only what a page
 * needs.
 */
export interface IntegratorKey extends NewKeySettings {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly digest: string;
  readonly previousDigest: string | null;
  readonly previousUntil: Date | null;
  /** Valid older secrets: expiry as ISO text by digest. */
  readonly earlier: Readonly<Record<string, string>>;
}

export type Rotation = Pick<
  IntegratorKey,
  'digest' | 'previousDigest' | 'previousUntil' | 'earlier'
>;

/**
 * Older secrets keep their expiry, because their holder may never have received the replacement.
 *
 * @param until expiry of the present secret; `now` invalidates all earlier ones
 */
export function rotated(key: IntegratorKey, digest: string, until: Date, now: Date): Rotation {
  const { digest: previousDigest, previousDigest: old, previousUntil: oldUntil } = key;
  const rotation = { digest, previousDigest, previousUntil: until };
  if (until <= now) return { ...rotation, earlier: {} };
  const all = { ...key.earlier, ...(old && oldUntil && { [old]: oldUntil.toISOString() }) };
  const good = Object.entries(all).filter(([, end]) => new Date(end) > now);
  return { ...rotation, earlier: Object.fromEntries(good) };
}

export type NamedBy = 'open-name' | 'secret';

export function credentialKind(
  key: IntegratorKey,
  given: { readonly text: string; readonly digest: string },
  now: Date,
): NamedBy | undefined {
  if (given.text === key.id) return 'open-name';
  if (given.digest === key.digest) return 'secret';
  const isPrevious = given.digest === key.previousDigest;
  const until = isPrevious ? key.previousUntil : endOf(key.earlier[given.digest]);
  return until && now < until ? 'secret' : undefined;
}

const endOf = (text: string | undefined): Date | null => (text ? new Date(text) : null);

export function keyGrants(key: IntegratorKey, by: NamedBy, scope: IntegratorScope): boolean {
  if (key.paused || !key.scopes.includes(scope)) return false;
  return by === 'secret' || scope === 'leads:submit';
}

export function isAllowedInPages(key: IntegratorKey, by: NamedBy): boolean {
  return by === 'open-name' || key.scopes.every((scope) => scope === 'leads:submit');
}

export function framingOrigins(key: IntegratorKey, by: NamedBy): readonly string[] {
  return keyGrants(key, by, 'leads:submit') && isAllowedInPages(key, by) ? key.origins : [];
}

const ORIGIN =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?::([1-9]\d{0,4}))?$/;

/** Lower-case scheme and host, and no default port, as browsers write it. */
export function isOrigin(text: string): boolean {
  const port = ORIGIN.exec(text)?.[1];
  const own = text.startsWith('https:') ? '443' : '80';
  return ORIGIN.test(text) && port !== own && Number(port ?? 0) <= 65_535;
}

/** Address bars show «ø», capitals and a trailing slash, which the Origin header lacks. */
function asBrowsersName(line: string): string {
  const { href, origin } = urlOf(line) ?? {};
  return origin && href === `${origin}/` ? origin : line;
}
