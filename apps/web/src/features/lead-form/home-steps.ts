import { leadForm } from '../../content/lead-form';
import { sellPropertyOptions } from '../../content/lead-form-options';
import type { AgentWish } from './agent-wish';
import type { FormStep } from './form-step';
import { RULES } from './rules';
import { address } from './sections/address';
import { sellersAgent } from './sections/agent-contact';
import { agentConsents } from './sections/agent-consents';
import { consents } from './sections/consents';
import { contact } from './sections/contact';
import { customerType } from './sections/customer-type';
import { homeForAgent, needs } from './sections/needs';
import { sellOrValue } from './sections/sell-or-value';
import { sellProperty } from './sections/sell-property';
import { service } from './sections/service';
import { stylingOnly } from './sections/styling-only';

const { steps } = leadForm;

const theNeeds: FormStep = {
  name: steps.needs,
  sections: [needs, stylingOnly, consents],
  rules: RULES.needs,
};

const HOME_STEPS: readonly FormStep[] = [
  {
    name: steps.you,
    sections: [sellOrValue, customerType, service, contact, address, sellersAgent],
    rules: RULES.you,
  },
  theNeeds,
];

/** Of a valuation by an agent, who is not told of styling. */
const VALUATION_STEPS: readonly FormStep[] = [
  {
    name: steps.you,
    sections: [sellOrValue, customerType, contact, address],
    rules: RULES.agentYou,
  },
  { name: steps.home, sections: [homeForAgent, agentConsents], rules: RULES.agentHome },
];

/** The home form follows from whom its visitor wants. */
export const homeSteps = (wish: AgentWish): readonly FormStep[] =>
  wish === 'alone' ? VALUATION_STEPS : HOME_STEPS;

const CITY_STEPS: readonly FormStep[] = [
  {
    name: steps.you,
    sections: [
      sellProperty(sellPropertyOptions),
      customerType,
      service,
      contact,
      address,
      sellersAgent,
    ],
    rules: RULES.you,
  },
  theNeeds,
];

export const citySteps = (): readonly FormStep[] => CITY_STEPS;
