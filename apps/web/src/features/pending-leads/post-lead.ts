import type { CallError } from '@boligstyling/api-client';
import type { AppDispatch } from '../../shared/store/hooks';
import { publicApiClient } from '../../shared/store/public-api';
import type { PostLead } from './delivery';
import { outcomeOf, outcomeOfReceipt } from './outcome-of';

export const loadClient = publicApiClient;

/**
 * Posts to `/api/leads` with the public key of the current page, also for leads queued under an
 * older key.
 */
export const postLeadThrough =
  (dispatch: AppDispatch): PostLead =>
  async (payload, key, hints) => {
    try {
      const { submitLead } = (await publicApiClient()).endpoints;
      const call = submitLead.initiate(
        {
          submitLeadDto: payload,
          'Idempotency-Key': key,
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
