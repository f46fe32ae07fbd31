/**
 * What a key of an integrator opens:
 * - `leads:submit`: send leads, which bear the key's source name
 * - `leads:read-own`: see what became of those it has sent, without contact details unless granted,
 *   and be told of it by webhooks
 * - `figures:read-own`: how many of them were matched, accepted and won, by month
 */
export const INTEGRATOR_SCOPES = ['leads:submit', 'leads:read-own', 'figures:read-own'] as const;
export type IntegratorScope = (typeof INTEGRATOR_SCOPES)[number];

/** Without it a key learns nothing of the leads it has sent. */
export const READING: IntegratorScope = 'leads:read-own';

/** The most that a key may have, and the most keys there may be. */
export const INTEGRATOR_KEY_LIMITS = {
  name: 80,
  /** As long as the lead's own field. */
  source: 80,
  origin: 255,
  origins: 20,
  perMinute: 6_000,
  keys: 200,
} as const;

/** For so many hours at most a secret is good after another has taken its place. */
export const MAX_OVERLAP_HOURS = 30 * 24;

/** A window in which leads of a key are counted. It begins with the first lead after the last one's end. */
export const KEY_WINDOW_SECONDS = 60;

/** What the administrator says of a key. */
export interface IntegratorKeySettings {
  /** Whose it is. */
  readonly name: string;
  /** Kept with every lead it sends, whatever the lead says of its source itself. */
  readonly source: string;
  /** Of the pages that may show the form and call from a browser. None: only servers use it. */
  readonly origins: readonly string[];
  readonly scopes: readonly IntegratorScope[];
  /** Whether its own leads are read with the owner's contact details. */
  readonly showsContacts: boolean;
  /** How many leads it may send in {@link KEY_WINDOW_SECONDS}, over all replicas. */
  readonly perMinute: number;
  readonly paused: boolean;
}

/**
 * What lets an integrator in. Its secret is shown once and kept as a digest. Its id is its open name:
 * it may stand in any page, and opens what a page needs and no more.
 */
export interface IntegratorKey extends IntegratorKeySettings {
  readonly id: string;
  readonly createdAt: Date;
  /** Of the newest secret. */
  readonly digest: string;
  /** Of the one before, as long as that is good. */
  readonly previousDigest: string | null;
  readonly previousUntil: Date | null;
  /** Of those before that, which were to be good for longer: until when, as ISO text, by digest. */
  readonly earlier: Readonly<Record<string, string>>;
}

/** What of a key another secret changes. */
export type Rotation = Pick<
  IntegratorKey,
  'digest' | 'previousDigest' | 'previousUntil' | 'earlier'
>;

/**
 * A key gets another secret. What was to be good for a while stays so, though the one that took its
 * place is replaced already: that may never have come to whoever has the old one.
 *
 * @param until the one it has is good until then; now: none of before is good any more
 */
export function rotated(key: IntegratorKey, digest: string, until: Date, now: Date): Rotation {
  const { digest: previousDigest, previousDigest: old, previousUntil: oldUntil } = key;
  const rotation = { digest, previousDigest, previousUntil: until };
  if (until <= now) return { ...rotation, earlier: {} };
  const all = { ...key.earlier, ...(old && oldUntil && { [old]: oldUntil.toISOString() }) };
  const good = Object.entries(all).filter(([, end]) => new Date(end) > now);
  return { ...rotation, earlier: Object.fromEntries(good) };
}

/** How a caller named a key: by its id, which anybody may know, or by a secret. */
export type NamedBy = 'open-name' | 'secret';

/** How this key is named here, by the text itself or its digest; undefined: it is not. */
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

/** Whether the key opens it to whoever named it so. */
export function opens(key: IntegratorKey, by: NamedBy, scope: IntegratorScope): boolean {
  if (key.paused || !key.scopes.includes(scope)) return false;
  return by === 'secret' || scope === 'leads:submit';
}

/** Whether it does no harm where anybody reads it: an open name, or a secret that reads nothing. */
export function mayStandInPages(key: IntegratorKey, by: NamedBy): boolean {
  return by === 'open-name' || key.scopes.every((scope) => scope === 'leads:submit');
}

/** The origins of the pages that may frame the form of a key, named so. */
export function framingOrigins(key: IntegratorKey, by: NamedBy): readonly string[] {
  return opens(key, by, 'leads:submit') && mayStandInPages(key, by) ? key.origins : [];
}

const ORIGIN =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?::([1-9]\d{0,4}))?$/;

/** Whether browsers write an origin so: scheme and host in lower case, and a port that is not the scheme's own. */
export function isOrigin(text: string): boolean {
  const port = ORIGIN.exec(text)?.[1];
  const own = text.startsWith('https:') ? '443' : '80';
  return ORIGIN.test(text) && port !== own && Number(port ?? 0) <= 65_535;
}
