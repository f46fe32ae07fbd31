import type { FieldError } from '@boligstyling/domain';
import type { LeadPayload } from '../../shared/lead/submission';
import type { DraftError } from './checks';
import type { FieldName } from './lead-draft';
import type { FormStep } from './section';

/** Per wire name, in order of preference; a form has some of them. */
const FILLED_BY: Record<keyof LeadPayload, readonly FieldName[]> = {
  customer_name: ['firstName', 'fullName'],
  customer_email: ['email'],
  customer_phone: ['phone'],
  service_type: ['service'],
  location: ['city'],
  address: ['street'],
  styling_needs: ['needs'],
  rooms: ['rooms'],
  property_size: ['propertySize'],
  timeframe: ['timeframe'],
  property_type_field: ['propertyType'],
  preferred_style: [],
  message: ['message'],
  sell_property: ['sellProperty'],
  accept_styling_only: ['stylingOnly'],
  additional_info: [],
  source: [],
  municipality_number: ['street'],
  contact_by_email: ['contactByEmail'],
  utm_source: [],
  utm_medium: [],
  utm_campaign: [],
  utm_term: [],
  utm_content: [],
  referrer_host: [],
  agent_contact: ['agentContact'],
  agent_only: ['agentContact'],
};

/** -1 if the form lacks it. */
export const stepOf = (steps: readonly FormStep[], field: FieldName): number =>
  steps.findIndex(({ sections }) => sections.some(({ fields }) => fields.includes(field)));

export const refusedFields = (
  errors: readonly FieldError[],
  steps: readonly FormStep[],
): DraftError[] =>
  errors.flatMap(({ field: wireName, message }) => {
    const candidates = FILLED_BY[wireName as keyof LeadPayload] ?? [];
    const field = candidates.find((candidate) => stepOf(steps, candidate) >= 0);
    return field ? { field, message } : [];
  });

export function focusField(form: HTMLFormElement, name: string): void {
  if (name === 'start') {
    form.scrollIntoView({ block: 'start' });
    form.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
    return;
  }
  const found = form.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (!(control instanceof HTMLElement)) return;
  control.focus();
  control.scrollIntoView({ block: 'nearest' });
}
