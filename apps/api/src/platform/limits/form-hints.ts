import type { IncomingHttpHeaders } from 'node:http';
import type { FormHints } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { fromRequest } from '../access/from-request.js';
import { InvalidRequest } from '../problems/api-problems.js';

const SECONDS = 'X-Form-Seconds';
const HIDDEN_FIELD = 'X-Form-Hidden-Field';
const SHOWN_CONSENT = 'X-Form-Consent';

export const FORM_HEADERS: readonly string[] = [SECONDS, HIDDEN_FIELD, SHOWN_CONSENT];

const WHOLE_SECONDS = /^\d{1,9}$/;

/** Also of a page newer than this replica. */
const CONSENT_VERSION = /^20\d\d-\d\d$/;

/** @param then consequence of a form filled in faster than people can */
export function ApiFormHints(then: string): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: SECONDS,
      required: false,
      schema: { type: 'string', pattern: WHOLE_SECONDS.source },
      description: `From a form: seconds from when the page was opened. What was filled in faster than people can ${then}.`,
    }),
    ApiHeader({
      name: HIDDEN_FIELD,
      required: false,
      schema: { type: 'string', enum: ['empty', 'filled'] },
      description:
        'From a form: the state of a field that people do not see. `filled` has the same effect.',
    }),
  );
}

export const ApiShownConsent = (): MethodDecorator =>
  ApiHeader({
    name: SHOWN_CONSENT,
    required: false,
    schema: { type: 'string', pattern: CONSENT_VERSION.source },
    description:
      'From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change.',
  });

/**
 * Undefined if not sent.
 *
 * @throws InvalidRequest if malformed: a consent to an unknown text proves nothing
 */
export function shownConsent(headers: IncomingHttpHeaders): string | undefined {
  const shown = headers[SHOWN_CONSENT.toLowerCase()]?.toString();
  if (shown === undefined || CONSENT_VERSION.test(shown)) return shown;
  const message = 'Må være en versjon av samtykketeksten, som 2026-11.';
  throw new InvalidRequest([{ field: SHOWN_CONSENT, message }]);
}

export const ShownConsent = fromRequest(({ headers }) => shownConsent(headers));

export function isFromForm(headers: IncomingHttpHeaders): boolean {
  return [SECONDS, HIDDEN_FIELD].some((name) => name.toLowerCase() in headers);
}

export function formHints(headers: IncomingHttpHeaders): FormHints {
  const seconds = String(headers[SECONDS.toLowerCase()]);
  return {
    hiddenFieldFilled: headers[HIDDEN_FIELD.toLowerCase()] === 'filled',
    seconds: WHOLE_SECONDS.test(seconds) ? Number(seconds) : undefined,
  };
}
