import type { IntegratorKeyDto, SaveIntegratorKeyDto } from '@boligstyling/api-client/admin';
import { INTEGRATOR_KEY_LIMITS, READING } from '@boligstyling/domain';
import { adminIntegrators } from '../../../content/admin/admin-integrators';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';

const { errors } = adminIntegrators;
const USUAL_LIMIT = 60;

export interface KeyDraft extends Pick<SaveIntegratorKeyDto, 'scopes' | 'shows_contacts'> {
  /** Of the stored key that the draft is based on; empty: a new one. */
  readonly version: string;
  readonly name: string;
  readonly source: string;
  /** One origin per line. */
  readonly origins: string;
  readonly per_minute: string;
}

export function draftOf(key: IntegratorKeyDto | undefined): KeyDraft {
  return {
    version: key?.version ?? '',
    name: key?.name ?? '',
    source: key?.source ?? '',
    scopes: key?.scopes ?? ['leads:submit'],
    shows_contacts: key?.shows_contacts ?? false,
    origins: key?.origins.join('\n') ?? '',
    per_minute: String(key?.per_minute ?? USUAL_LIMIT),
  };
}

export function toKeyDto(draft: KeyDraft): SaveIntegratorKeyDto {
  const lines = draft.origins.split(/[\s,]+/).map(asBrowsersName);
  return {
    name: draft.name.trim(),
    source: draft.source.trim(),
    scopes: draft.scopes,
    // Without the reading scope the choice is hidden, so it is false.
    shows_contacts: draft.shows_contacts && draft.scopes.includes(READING),
    origins: [...new Set(lines.filter(Boolean))],
    per_minute: Number(draft.per_minute),
    paused: false,
  };
}

/**
 * Converts «ø», capitals and a trailing slash, which address bars show but the Origin header lacks.
 */
function asBrowsersName(line: string): string {
  try {
    const { href, origin } = new URL(line);
    return href === `${origin}/` ? origin : line;
  } catch {
    return line;
  }
}

export function faultsOf(draft: KeyDraft): FieldErrors<keyof KeyDraft> {
  const perMinute = Number(draft.per_minute);
  const isLimit =
    Number.isInteger(perMinute) && perMinute >= 1 && perMinute <= INTEGRATOR_KEY_LIMITS.perMinute;
  return {
    ...(!draft.name.trim() && { name: errors.name }),
    ...(!draft.source.trim() && { source: errors.source }),
    ...(draft.scopes.length === 0 && { scopes: errors.scopes }),
    ...(!isLimit && { per_minute: errors.perMinute }),
  };
}
