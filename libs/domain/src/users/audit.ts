import { type ListFilter, PERIOD_FILTER } from '../core/list-filter.js';
import { type AdminCall, AUDIT_ACTS, type AuditAct } from './admin-calls.js';
import { type Role, USER_FIELDS } from './user.js';

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** From the User-Agent: «Chrome på Windows». */
export function browserName(userAgent: string): string {
  const nameIn = (known: readonly [RegExp, string][]) =>
    known.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = nameIn(BROWSERS) ?? 'Ukjent nettleser';
  const system = nameIn(SYSTEMS);
  return system ? `${browser} på ${system}` : browser;
}

export const AUDIT_FILTER = {
  name: {
    wire: 'name',
    address: 'navn',
    kind: 'line',
    label: 'Navn',
    limit: USER_FIELDS.name.limit,
    isPersonal: true,
    description: 'Part of a name.',
  },
  act: {
    wire: 'act',
    address: 'slag',
    kind: 'choice',
    label: 'Hva slags',
    options: AUDIT_ACTS,
    description: 'Only what was done so.',
  },
  subjectId: {
    wire: 'subject_id',
    address: 'id',
    kind: 'id',
    label: 'Id',
    description: 'Such as a lead’s id.',
  },
  ...PERIOD_FILTER,
} as const satisfies ListFilter;

/** Without a user: the shared login, or, without a role either, a partner or a failed login. */
export interface AuditActor {
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role | null;
}

export const UNKNOWN_ACTOR: AuditActor = { userId: null, name: 'ukjent', role: null };

/** Holds no data of an owner: a random id, names of fields, a count. */
export interface AuditedAct extends AuditActor {
  readonly act: AuditAct;
  readonly call: AdminCall;
  /** Null for a list or the actor. */
  readonly subjectId: string | null;
  /** One row each; absent: `subjectId` alone. */
  readonly subjectIds?: readonly string[];
  readonly fields: readonly string[];
  readonly count: number | null;
  readonly browser: string;
  readonly network: string;
}

/** Pages of lists, and values passed between calls. */
export const UNLOGGED_FIELDS: readonly string[] = [
  'cursor',
  'limit',
  'challenge_id',
  'token',
  'changed_at',
];
