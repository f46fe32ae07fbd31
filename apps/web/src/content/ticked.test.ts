import { CONSENT_VERSION } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { leadForm } from './lead-form';
import { valuationForm } from './valuation-form';

/** Evidence of what was ticked (GDPR, article 7 (1)). Never change one; add a version. */
const TICKED: Readonly<Record<string, readonly string[]>> = {
  '2026-11': [
    'Jeg samtykker til at opplysningene mine behandles og deles med inntil tre stylister, slik at de kan gi meg tilbud.',
    'Jeg samtykker til at opplysningene mine behandles og deles med én eiendomsmegler, slik at megleren kan gi meg verdivurdering.',
    'Ja, én eiendomsmegler kan kontakte meg',
  ],
};

test('today’s consent texts equal those of the stored version', () => {
  const { agentLabel, consents } = leadForm;
  const today = [consents.dataProcessing, valuationForm.sharing, agentLabel];
  expect(TICKED[CONSENT_VERSION]).toEqual(today);
});
