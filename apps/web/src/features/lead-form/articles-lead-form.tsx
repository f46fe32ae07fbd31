import { articlesForm } from '../../content/pages/articles-form';
import type { SubmitLead } from '../../shared/lead/submission';
import { wishOfSellers } from './lead-draft';
import { LeadForm } from './lead-form';
import type { FormParts, FormStep } from './section';
import { toOneNamePayload } from './to-payload';
import type { LeadFormOptions } from './use-lead-form';
import { sellPropertyOptions } from '../../content/lead-form-options';
import { RULES } from './rules';
import { address, home } from './sections/home';
import { sellersAgent, contactWithOneName } from './sections/contact';
import { consents } from './sections/consents';
import { customerType } from './sections/customer-type';
import { sellProperty, service, stylingOnly } from './sections/service';

const { steps: names, disabledReasons } = articlesForm;

const ARTICLES_STEPS: readonly FormStep[] = [
  {
    name: names.contact,
    sections: [sellProperty(sellPropertyOptions), customerType, contactWithOneName, sellersAgent],
    rules: RULES.articlesContact,
    disabledReason: disabledReasons.contact,
  },
  {
    name: names.needs,
    sections: [home, stylingOnly],
    rules: RULES.articlesNeeds,
    disabledReason: disabledReasons.needs,
  },
  {
    name: names.address,
    sections: [service, address, consents],
    rules: RULES.articlesAddress,
    disabledReason: disabledReasons.address,
  },
];

export const articlesSteps = (): readonly FormStep[] => ARTICLES_STEPS;

interface ArticlesLeadFormProps
  extends FormParts, Pick<LeadFormOptions, 'onAccepted' | 'onStep' | 'origin'> {
  submit: SubmitLead;
}

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
