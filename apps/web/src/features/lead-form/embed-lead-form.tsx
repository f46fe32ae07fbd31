import type { SubmitLead } from '../../shared/lead/submission';
import { wishOfSellers } from './agent-wish';
import { embedSteps } from './embed-steps';
import { NO_STORAGES } from './keep-draft';
import { LeadForm } from './lead-form';
import type { FormParts } from './section';
import { toOneNamePayload } from './to-payload';
import type { LeadFormOptions } from './use-lead-form';

interface EmbedLeadFormProps
  extends FormParts, Pick<LeadFormOptions, 'onAccepted' | 'onStep' | 'origin'> {
  submit: SubmitLead;
}

/** The form in other sites' pages. What is amiss stands at the fields and by the button; nothing is kept. */
export function EmbedLeadForm(props: EmbedLeadFormProps) {
  return (
    <LeadForm
      {...props}
      wishOf={wishOfSellers}
      stepsFor={embedSteps}
      toPayload={toOneNamePayload}
      storages={NO_STORAGES}
    />
  );
}
