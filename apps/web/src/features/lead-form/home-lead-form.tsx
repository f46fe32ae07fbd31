import { useRef } from 'react';
import { CONSENT_TEXTS } from '@boligstyling/domain';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { leadFormToasts, notKeptToast, rejectedToast } from '../../content/lead-form-toasts';
import type { ToastText } from '../../content/types';
import type { SubmitLead } from '../../shared/lead/submission';
import { useAppDispatch } from '../../shared/store/hooks';
import { showToast, toastClosed, type ToastContent } from '../../shared/toast/toast-slice';
import { wishAtHome, wishOfSellers, type AgentWish } from './lead-draft';
import { LeadForm } from './lead-form';
import type { FormParts, Section, SectionProps, FormStep } from './section';
import { toHomePayload } from './to-payload';
import type { Failure, LeadFormOptions } from './use-lead-form';
import { leadForm } from '../../content/lead-form';
import { sellPropertyOptions, homeSellPropertyOptions } from '../../content/lead-form-options';
import { valuationForm } from '../../content/valuation-form';
import { TextArea } from '../../shared/ui/fields/field';
import { RULES } from './rules';
import { address, home, RoomsSizeTimeAndType, Size, Type } from './sections/home';
import { sellersAgent, AgentQuestion, contact } from './sections/contact';
import { consents, consentsTo } from './sections/consents';
import { customerType } from './sections/customer-type';
import { sellProperty, service, stylingOnly } from './sections/service';
import { FieldGroup, FullWidth } from './sections/field-group';

const sellOrNot = sellProperty(homeSellPropertyOptions);

const sellOrValue: Section = {
  fields: [...sellOrNot.fields, 'agentContact'],
  Content: (props) => (
    <>
      <sellOrNot.Content {...props} />
      <AgentQuestion {...props} after="no" texts={valuationForm.agent} />
    </>
  ),
};

const texts = leadForm.needs;

function Message({ fields, help }: SectionProps & { help: string }) {
  return (
    <FullWidth>
      <TextArea label={texts.message} help={help} rows={3} {...fields.text('message')} />
    </FullWidth>
  );
}

const homeForAgent: Section = {
  fields: ['propertySize', 'propertyType', 'message'],
  Content: (props) => (
    <FieldGroup legend={valuationForm.home.legend} legendSize="question">
      <Size {...props} />
      <Type {...props} />
      <Message {...props} help={valuationForm.home.messageHelp} />
    </FieldGroup>
  ),
};

const needs: Section = {
  fields: ['needs', ...home.fields, 'message'],
  Content: (props) => (
    <FieldGroup legend={texts.legend} legendSize="question">
      <FullWidth>
        <TextArea
          label={texts.description}
          help={texts.descriptionHelp}
          {...props.fields.text('needs')}
        />
      </FullWidth>
      <RoomsSizeTimeAndType {...props} />
      <Message {...props} help={texts.messageHelp} />
    </FieldGroup>
  ),
};

const agentConsents = consentsTo({
  name: 'agentSharingAccepted',
  label: valuationForm.sharing,
  note: `${valuationForm.asked} ${CONSENT_TEXTS['estate-agent']}`,
});

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

/** An agent needs nothing about styling. */
const VALUATION_STEPS: readonly FormStep[] = [
  {
    name: steps.you,
    sections: [sellOrValue, customerType, contact, address],
    rules: RULES.agentYou,
  },
  { name: steps.home, sections: [homeForAgent, agentConsents], rules: RULES.agentHome },
];

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

interface HomeLeadFormProps
  extends FormParts, Pick<LeadFormOptions, 'onAccepted' | 'onStep' | 'origin'> {
  inCity: boolean;
  submit: SubmitLead;
}

export function HomeLeadForm({ inCity, ...props }: HomeLeadFormProps) {
  const dispatch = useAppDispatch();
  const config = useRuntimeConfig();
  const shown = useRef<string>(undefined);

  const closeNotice = () => {
    if (shown.current) dispatch(toastClosed(shown.current));
  };
  const showNotice = (notice: ToastText) => {
    closeNotice();
    shown.current = dispatch(showToast({ ...notice, kind: 'destructive' })).payload.id;
  };

  const noticeOf = (failure: Failure): ToastContent => {
    switch (failure.kind) {
      case 'queued':
        return leadFormToasts.received;
      case 'refused':
        return { ...rejectedToast(failure.reasons), kind: 'destructive' };
      case 'unsent':
        return { ...notKeptToast(config), kind: 'destructive' };
    }
  };

  return (
    <LeadForm
      {...props}
      wishOf={inCity ? wishOfSellers : wishAtHome}
      stepsFor={inCity ? citySteps : homeSteps}
      toPayload={toHomePayload}
      onInvalid={showNotice}
      onMended={closeNotice}
      onFailure={(failure) => dispatch(showToast(noticeOf(failure)))}
    />
  );
}
