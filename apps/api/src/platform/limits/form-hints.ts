import type { IncomingHttpHeaders } from 'node:http';
import type { FormHints } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

const WHOLE_SECONDS = /^\d{1,9}$/;

/** As `CONSENT_VERSION`; that of a page which is newer than this replica, too. */
const CONSENT_VERSION = /^20\d\d-\d\d$/;

/** Documents the headers of {@link formHints}. */
export function ApiFormHints(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'X-Form-Seconds',
      required: false,
      schema: { type: 'string', pattern: WHOLE_SECONDS.source },
      description:
        'From a form: seconds from when the page was opened. A lead that was filled in faster than people can is held until the administrator releases it.',
    }),
    ApiHeader({
      name: 'X-Form-Hidden-Field',
      required: false,
      schema: { type: 'string', enum: ['empty', 'filled'] },
      description: 'From a form: what became of a field that people do not see. Filled: held too.',
    }),
  );
}

/** Documents the header of {@link shownConsent}. */
export const ApiShownConsent = (): MethodDecorator =>
  ApiHeader({
    name: 'X-Form-Consent',
    required: false,
    schema: { type: 'string', pattern: CONSENT_VERSION.source },
    description:
      'From our own form: the version of what it had the owner agree to. It may have stood open since before the last change.',
  });

/** Of which version the texts were that a form showed; undefined: it does not tell. */
export function shownConsent(headers: IncomingHttpHeaders): string | undefined {
  const shown = String(headers['x-form-consent']);
  return CONSENT_VERSION.test(shown) ? shown : undefined;
}

/** Whether a form sent the request: forms tell how they were filled in. */
export function isFromForm(headers: IncomingHttpHeaders): boolean {
  return 'x-form-seconds' in headers || 'x-form-hidden-field' in headers;
}

/** What a request's headers tell of how a form was filled in. Anything else tells nothing. */
export function formHints(headers: IncomingHttpHeaders): FormHints {
  const seconds = String(headers['x-form-seconds']);
  return {
    hiddenFieldFilled: headers['x-form-hidden-field'] === 'filled',
    seconds: WHOLE_SECONDS.test(seconds) ? Number(seconds) : undefined,
  };
}
