import { articlesForm } from '../../content/articles-form';
import { leadForm } from '../../content/lead-form';
import { sellPropertyOptions } from '../../content/lead-form-options';
import { RULES, type Rule } from './rules';
import type { Section } from './section';
import type { AgentWish } from './agent-wish';
import { address } from './sections/address';
import { sellersAgent } from './sections/agent-contact';
import { agentConsents, consents } from './sections/consents';
import { contact, contactWithOneName } from './sections/contact';
import { customerType } from './sections/customer-type';
import { home, homeForAgent, needs } from './sections/needs';
import { sellOrValue, sellProperty } from './sections/sell-property';
import { service } from './sections/service';
import { stylingOnly } from './sections/styling-only';

/** A screenful of questions, and the rules that let the visitor go on. */
export interface FormStep {
  name: string;
  sections: readonly Section[];
  rules: readonly Rule[];
  /** If given, the button is disabled until the rules hold, and this says why. */
  disabledReason?: string;
}

const { steps } = leadForm;
const { steps: names, disabledReasons } = articlesForm;

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

export const citySteps = (): readonly FormStep[] => CITY_STEPS;

export const articlesSteps = (): readonly FormStep[] => ARTICLES_STEPS;
