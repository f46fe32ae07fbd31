import { articlesForm } from '../../content/pages/articles-form';
import type { SubmitLead } from '../../shared/lead/submission';
import { wishOfSellers } from './agent-wish';
import { LeadForm } from './lead-form';
import type { FormParts } from './section';
import { toOneNamePayload } from './to-payload';
import type { LeadFormOptions } from './use-lead-form';
import { sellPropertyOptions } from '../../content/lead-form-options';
import type { FormStep } from './form-step';
import { RULES } from './rules';
import { address } from './sections/address';
import { sellersAgent } from './sections/agent-contact';
import { consents } from './sections/consents';
import { contactWithOneName } from './sections/contact';
import { customerType } from './sections/customer-type';
import { home } from './sections/home';
import { sellProperty } from './sections/sell-property';
import { service } from './sections/service';
import { stylingOnly } from './sections/styling-only';

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
