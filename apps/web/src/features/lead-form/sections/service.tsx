import type { Service, YesNo } from '@boligstyling/domain';
import { leadForm } from '../../../content/lead-form';
import {
  serviceOptions,
  type Option,
  confirmationOptions,
} from '../../../content/lead-form-options';
import { PLANS, planUrl, type PlanName } from '../../../content/pictures';
import { ChoiceCard, ChoiceCards } from '../../../shared/ui/fields/choice-card';
import { RadioGroup, RadioRow } from '../../../shared/ui/fields/radio-row';
import type { Section } from '../section';

const PLAN_OF: Record<Service, PlanName> = {
  Fullstyling: 'plan-fullstyling',
  Delstyling: 'plan-delstyling',
  Interiørveiledning: 'plan-interiorveiledning',
};

function Plan({ name }: { name: PlanName }) {
  return <img src={planUrl(name)} alt="" loading="lazy" {...PLANS[name]} />;
}

export const service: Section = {
  fields: ['service'],
  Content: ({ fields }) => {
    const { name, value, error, onChange } = fields.choice('service');
    return (
      <RadioGroup legend={leadForm.service} error={error}>
        <ChoiceCards>
          {serviceOptions.map((option) => (
            <ChoiceCard
              key={option.value}
              title={option.label}
              text={option.description}
              picture={<Plan name={PLAN_OF[option.value]} />}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
          ))}
        </ChoiceCards>
      </RadioGroup>
    );
  },
};

/** The meaning of «no» differs between forms. */
export const sellProperty = (
  options: readonly Option<YesNo>[],
  legendSize: 'label' | 'question' = 'question',
): Section => ({
  fields: ['sellProperty'],
  Content: ({ fields }) => (
    <RadioRow
      legend={leadForm.sellProperty}
      legendSize={legendSize}
      options={options}
      {...fields.choice('sellProperty')}
    />
  ),
});

export const stylingOnly: Section = {
  fields: ['stylingOnly'],
  Content: ({ fields }) => (
    <RadioRow
      legend={leadForm.confirmation}
      options={confirmationOptions}
      {...fields.choice('stylingOnly')}
    />
  ),
};
