import { articlesForm } from '../../content/articles-form';
import { leadForm } from '../../content/lead-form';
import { homeSellPropertyOptions, sellPropertyOptions } from '../../content/lead-form-options';
import { RULES, type Rule } from './rules';
import type { Section } from './section';
import { address } from './sections/address';
import { consents } from './sections/consents';
import { contact, contactWithOneName } from './sections/contact';
import { customerType } from './sections/customer-type';
import { home, needs } from './sections/needs';
import { sellProperty } from './sections/sell-property';
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
const { steps: articlesSteps, disabledReasons } = articlesForm;

const theNeeds: FormStep = {
  name: steps.needs,
  sections: [needs, stylingOnly, consents],
  rules: RULES.needs,
};

export const HOME_STEPS: readonly FormStep[] = [
  {
    name: steps.you,
    sections: [sellProperty(homeSellPropertyOptions), customerType, service, contact, address],
    rules: RULES.you,
  },
  theNeeds,
];

export const CITY_STEPS: readonly FormStep[] = [
  {
    name: steps.you,
    sections: [sellProperty(sellPropertyOptions), customerType, service, contact, address],
    rules: RULES.you,
  },
  theNeeds,
];

export const ARTICLES_STEPS: readonly FormStep[] = [
  {
    name: articlesSteps.contact,
    sections: [sellProperty(sellPropertyOptions), customerType, contactWithOneName],
    rules: RULES.articlesContact,
    disabledReason: disabledReasons.contact,
  },
  {
    name: articlesSteps.needs,
    sections: [home, stylingOnly],
    rules: RULES.articlesNeeds,
    disabledReason: disabledReasons.needs,
  },
  {
    name: articlesSteps.address,
    sections: [service, address, consents],
    rules: RULES.articlesAddress,
    disabledReason: disabledReasons.address,
  },
];
