import type { SubmitLead } from '../../shared/lead/submission';
import { wishOfSellers } from './agent-wish';
import { NO_STORAGES } from './keep-draft';
import { LeadForm } from './lead-form';
import type { FormParts } from './section';
import { toOneNamePayload } from './to-payload';
import type { LeadFormOptions } from './use-lead-form';
import { embed } from '../../content/embed';
import { sellPropertyOptions } from '../../content/lead-form-options';
import type { FormStep } from './form-step';
import { RULES } from './rules';
import { address } from './sections/address';
import { sellersAgent } from './sections/agent-contact';
import { consents } from './sections/consents';
import { contactWithOneName } from './sections/contact';
import { home } from './sections/home';
import { sellProperty } from './sections/sell-property';
import { service } from './sections/service';
import { stylingOnly } from './sections/styling-only';

const { steps: names } = embed;

const EMBED_STEPS: readonly FormStep[] = [
  {
    name: names.home,
    sections: [service, sellProperty(sellPropertyOptions, 'label'), address],
    rules: RULES.embedHome,
  },
  { name: names.needs, sections: [home, stylingOnly], rules: RULES.articlesNeeds },
  {
    name: names.you,
    sections: [contactWithOneName, sellersAgent, consents],
    rules: RULES.embedContact,
  },
];

const embedSteps = (): readonly FormStep[] => EMBED_STEPS;

interface EmbedLeadFormProps
  extends FormParts, Pick<LeadFormOptions, 'onAccepted' | 'onStep' | 'origin'> {
  submit: SubmitLead;
}

/** Other sites' pages store nothing. */
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
