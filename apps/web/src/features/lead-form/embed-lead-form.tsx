import type { SubmitLead } from '../../shared/lead/submission';
import { wishOfSellers } from './lead-draft';
import { NO_STORAGES } from './keep-draft';
import { LeadForm } from './lead-form';
import type { FormParts, FormStep } from './section';
import { toOneNamePayload } from './to-payload';
import type { LeadFormOptions } from './use-lead-form';
import { embed } from '../../content/embed';
import { sellPropertyOptions } from '../../content/lead-form-options';
import { RULES } from './rules';
import { address, home } from './sections/home';
import { sellersAgent, contactWithOneName } from './sections/contact';
import { consents } from './sections/consents';
import { sellProperty, service, stylingOnly } from './sections/service';

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
