import { CONSENT_TEXTS } from '@boligstyling/domain';
import { valuationForm } from '../../../content/valuation-form';
import { consentsTo } from './consents';

/** Where only an agent is asked. */
export const agentConsents = consentsTo({
  name: 'agentSharingAccepted',
  label: valuationForm.sharing,
  note: `${valuationForm.asked} ${CONSENT_TEXTS['estate-agent']}`,
});
