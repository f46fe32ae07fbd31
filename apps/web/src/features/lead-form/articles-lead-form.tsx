import { articlesForm } from '../../content/pages/articles-form';
import type { SubmitLead } from '../../shared/lead/submission';
import { wishOfSellers } from './agent-wish';
import { LeadForm } from './lead-form';
import type { FormParts } from './section';
import { articlesSteps } from './articles-steps';
import { toOneNamePayload } from './to-payload';
import type { LeadFormOptions } from './use-lead-form';

interface ArticlesLeadFormProps
  extends FormParts, Pick<LeadFormOptions, 'onAccepted' | 'onStep' | 'origin'> {
  submit: SubmitLead;
}

/** The form beside the articles. Its buttons wait until a step is complete. */
export function ArticlesLeadForm(props: ArticlesLeadFormProps) {
  return (
    <LeadForm
      {...props}
      wishOf={wishOfSellers}
      stepsFor={articlesSteps}
      toPayload={toOneNamePayload}
      onFailure={() => window.alert(articlesForm.failureAlert)}
    />
  );
}
