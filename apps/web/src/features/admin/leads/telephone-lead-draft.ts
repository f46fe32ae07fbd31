import type {
  HeardCorrectionsDto,
  HeardDetailsDto,
  TelephoneLeadDto,
} from '@boligstyling/api-client/admin';
import { leadField, type YesNo } from '@boligstyling/domain';
import {
  adminTelephoneLead as words,
  type WhoIsAsked,
} from '../../../content/admin/admin-telephone-lead';
import { changesOf } from '../../../shared/calls/versions';
import {
  CORRECTED_FIELDS,
  type CorrectedField,
  faultOf,
  faultsIn,
} from '../../../shared/lead/corrected-control';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';

export interface TelephoneLeadDraft extends Record<CorrectedField, string> {
  contact_by_email: boolean;
  /** Empty for a typed address. */
  municipality_number: string;
}

export interface NewLeadDraft extends TelephoneLeadDraft {
  asked: WhoIsAsked | '';
  sell_property: YesNo | '';
  consent_heard: boolean;
}

export interface CorrectedDraft extends TelephoneLeadDraft {
  version: string;
}

const textsOf = (lead: Partial<Record<CorrectedField, string>>) =>
  Object.fromEntries(CORRECTED_FIELDS.map(({ wire }) => [wire, lead[wire] ?? ''])) as Record<
    CorrectedField,
    string
  >;

export const EMPTY_LEAD: NewLeadDraft = {
  ...textsOf({}),
  contact_by_email: false,
  municipality_number: '',
  asked: '',
  sell_property: '',
  consent_heard: false,
};

export const correctedDraftOf = (details: HeardDetailsDto): CorrectedDraft => ({
  ...textsOf(details),
  contact_by_email: details.contact_by_email,
  municipality_number: details.municipality_number,
  version: details.version,
});

/** An agent alone is told nothing about styling. */
const isLeftOut = ({ key }: (typeof CORRECTED_FIELDS)[number], asked: WhoIsAsked | '') =>
  asked === 'agent' && (leadField(key).agentOnly !== undefined || key === 'stylingNeeds');

export const fieldsFor = (asked: WhoIsAsked | '') =>
  CORRECTED_FIELDS.filter((field) => !isLeftOut(field, asked));

const withoutEmail = <Name extends string>(errors: FieldErrors<Name>, email: string) =>
  Object.fromEntries(
    Object.entries(errors).filter(([wire]) => wire !== 'customer_email' || email.trim() !== ''),
  ) as FieldErrors<Name>;

export function newLeadErrors(draft: NewLeadDraft): FieldErrors<keyof NewLeadDraft> {
  const texts = fieldsFor(draft.asked).flatMap(({ key, wire }) => {
    const error = faultOf(key, draft[wire].trim());
    return error ? [[wire, error] as const] : [];
  });
  return withoutEmail<keyof NewLeadDraft>(
    {
      ...Object.fromEntries(texts),
      ...(!draft.asked && { asked: words.askedMissing }),
      ...(!draft.sell_property && { sell_property: words.sellMissing }),
      ...(!draft.consent_heard && { consent_heard: words.heardMissing }),
    },
    draft.customer_email,
  );
}

export function toTelephoneLead({ asked, consent_heard, ...draft }: NewLeadDraft) {
  const given = fieldsFor(asked).map(({ wire }) => [wire, draft[wire].trim()]);
  const { contact_by_email, municipality_number, sell_property } = draft;
  return {
    ...Object.fromEntries(given),
    ...{ contact_by_email, municipality_number, sell_property, consent_heard },
    agent_contact: asked === 'stylists' ? 'no' : 'yes',
    ...(asked === 'agent' ? { agent_only: true } : { accept_styling_only: 'yes' }),
  } as TelephoneLeadDto;
}

export const correctionErrors = (draft: CorrectedDraft, begun: CorrectedDraft) =>
  withoutEmail<CorrectedField>(faultsIn(draft, begun), draft.customer_email);

export function toCorrections(draft: CorrectedDraft, begun: CorrectedDraft): HeardCorrectionsDto {
  const { version } = draft;
  const changed = changesOf<CorrectedDraft>({ ...begun, version }, draft);
  const number = changed.address === undefined ? undefined : draft.municipality_number;
  return { ...changed, municipality_number: number } as HeardCorrectionsDto;
}
