import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { OptionalLine, RequiredLine } from './field.js';

const RULES = {
  label: 'Vilkårene',
  maxLength: 10,
  example: PARTNER_TERMS_VERSION,
  description: 'The version of the partner terms that was shown and accepted.',
};

/** Only the version in force is taken. */
export const AcceptedVersion = Object.assign(() => RequiredLine(RULES), {
  orNone: () => OptionalLine(RULES),
});
