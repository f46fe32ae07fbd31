/**
 * Scopes of an API key:
 * - `leads:submit`: send leads, which get the key's source name
 * - `leads:read-own`: read the progress of its own leads, without contact details unless granted,
 *   and receive webhooks about them
 * - `quotes:read-own`: read the quotes of its own leads with their amounts, also in webhooks
 * - `figures:read-own`: how many of them were matched, accepted and won, by month
 */
export const INTEGRATOR_SCOPES = [
  'leads:submit',
  'leads:read-own',
  'quotes:read-own',
  'figures:read-own',
] as const;
export type IntegratorScope = (typeof INTEGRATOR_SCOPES)[number];

/** Without it a key reads nothing of its leads. */
export const READING: IntegratorScope = 'leads:read-own';

/** Without it a key sees no amounts of quotes. */
export const AMOUNTS_SCOPE: IntegratorScope = 'quotes:read-own';

export const INTEGRATOR_KEY_LIMITS = {
  name: 80,
  /** The limit of the lead's own field. */
  source: 80,
  origin: 255,
  origins: 20,
  perMinute: 6_000,
  keys: 200,
} as const;

export const MAX_OVERLAP_HOURS = 30 * 24;

/** Fixed window of the rate limit, starting with the first lead after the previous window. */
export const KEY_WINDOW_SECONDS = 60;

export interface IntegratorKeySettings {
  readonly name: string;
  /** Stored with every lead it sends, over the lead's own source. */
  readonly source: string;
  /** Origins of pages that may show the form and call from a browser. Empty: servers only. */
  readonly origins: readonly string[];
  readonly scopes: readonly IntegratorScope[];
  readonly showsContacts: boolean;
  /** Rate limit in leads per {@link KEY_WINDOW_SECONDS}, over all replicas. */
  readonly perMinute: number;
  readonly paused: boolean;
}

/**
 * An integrator's API key. The secret is shown once and stored as a digest. The id is its open
 * name, which may be public and opens only what a page needs.
 */
export interface IntegratorKey extends IntegratorKeySettings {
  readonly id: string;
  /** Another after each change that changes something. */
  readonly version: number;
  readonly createdAt: Date;
  readonly digest: string;
  readonly previousDigest: string | null;
  readonly previousUntil: Date | null;
  /** Older secrets that are still valid: expiry as ISO text by digest. */
  readonly earlier: Readonly<Record<string, string>>;
}

export type Rotation = Pick<
  IntegratorKey,
  'digest' | 'previousDigest' | 'previousUntil' | 'earlier'
>;

/**
 * Replaces the secret. Older secrets keep their expiry, because their holder may never have
 * received the secret that replaced them.
 *
 * @param until expiry of the present secret; `now` invalidates all earlier ones at once
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

/** Matches the text or its digest with the key; undefined: no match. */
export function namedBy(
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

export function opens(key: IntegratorKey, by: NamedBy, scope: IntegratorScope): boolean {
  if (key.paused || !key.scopes.includes(scope)) return false;
  return by === 'secret' || scope === 'leads:submit';
}

/** Harmless in public: an open name, or a secret that reads nothing. */
export function mayStandInPages(key: IntegratorKey, by: NamedBy): boolean {
  return by === 'open-name' || key.scopes.every((scope) => scope === 'leads:submit');
}

export function framingOrigins(key: IntegratorKey, by: NamedBy): readonly string[] {
  return opens(key, by, 'leads:submit') && mayStandInPages(key, by) ? key.origins : [];
}

const ORIGIN =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?::([1-9]\d{0,4}))?$/;

/** An origin as browsers write it: lower-case scheme and host, and no default port. */
export function isOrigin(text: string): boolean {
  const port = ORIGIN.exec(text)?.[1];
  const own = text.startsWith('https:') ? '443' : '80';
  return ORIGIN.test(text) && port !== own && Number(port ?? 0) <= 65_535;
}
