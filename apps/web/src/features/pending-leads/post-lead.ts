import type { CallError } from '@boligstyling/api-client';
import type { FieldError } from '@boligstyling/domain';
import type { AppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import type { LeadPayload, LeadHints, Refusal } from '../../shared/lead/submission';

export const loadClient = publicApiClient;

/** Leads queued under an older API key use the current one. */
export const postLeadThrough =
  (dispatch: AppDispatch): PostLead =>
  async (payload, idempotencyKey, hints) => {
    try {
      const { submitLead } = (await publicApiClient()).endpoints;
      const call = submitLead.initiate(
        {
          submitLeadDto: payload,
          'Idempotency-Key': idempotencyKey,
          'X-Form-Seconds': hints?.seconds?.toString(),
          'X-Form-Consent': hints?.consentVersion,
          'X-Form-Hidden-Field': hints && (hints.hiddenFieldFilled ? 'filled' : 'empty'),
        },
        { track: false },
      );
      const { data, error } = await dispatch(call);
      return error ? outcomeOf(error as CallError, Date.now()) : outcomeOfReceipt(data);
    } catch {
      return { kind: 'unreachable', retryAfterMs: 0 };
    }
  };

const TOO_LARGE = 413;
/** The same lead would get the same answer. */
const FINAL: readonly unknown[] = [400, 409, TOO_LARGE, 422];

/** A proxy may answer 2xx too. */
export function outcomeOfReceipt(receipt: unknown): Outcome {
  const id = (receipt as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id !== ''
    ? { kind: 'accepted', leadId: id }
    : { kind: 'unreachable', retryAfterMs: 0 };
}

/** @param now milliseconds since 1970 */
export function outcomeOf(error: CallError, now: number): Outcome {
  if (!isFinal(error)) {
    const status = 'originalStatus' in error ? error.originalStatus : error.status;
    return { kind: 'unreachable', retryAfterMs: retryAfterMs(error.retryAfter, now), status };
  }
  const problem = (error.data ?? {}) as { error?: unknown; errors?: unknown };
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [];
  const sentence = typeof problem.error === 'string' ? [problem.error] : [];
  const reasons = errors.length > 0 ? errors.map(({ message }) => message) : sentence;
  return { kind: 'refused', reasons, errors };
}

/** The API answers in JSON; a proxy's answer is final only for size. */
function isFinal(error: CallError): boolean {
  return 'originalStatus' in error
    ? error.originalStatus === TOO_LARGE
    : FINAL.includes(error.status);
}

function isFieldError(error: Partial<FieldError> | null): error is FieldError {
  return typeof error?.field === 'string' && typeof error.message === 'string';
}

/** Milliseconds from now, of seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(header: string | null | undefined, now: number): number {
  if (!header) return 0;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.max(milliseconds || 0, 0);
}

/**
 * `accepted` needs a receipt, `refused` a final status. The rest is temporary: no network, a
 * proxy's page, a server error.
 */
export type Outcome = { kind: 'accepted'; leadId: string } | Refusal | Unreachable;

export interface Unreachable {
  kind: 'unreachable';
  retryAfterMs: number;
  /** The HTTP status, possibly of a proxy, or the reason for no answer. */
  status?: number | string;
}

/** Never throws. */
export type PostLead = (
  payload: LeadPayload,
  idempotencyKey: string,
  hints?: LeadHints,
) => Promise<Outcome>;
