import {
  type HeardDetailsDto,
  type LeadDetailDto,
  useCorrectLeadMutation,
  useEnterLeadMutation,
  type HeardCorrectionsDto,
  type TelephoneLeadDto,
} from '@boligstyling/api-client/admin';
import { CONSENT_TEXTS, LEAD_FIELDS, VALUATION, leadField, type YesNo } from '@boligstyling/domain';
import { useState } from 'react';
import {
  adminTelephoneLead as words,
  type WhoIsAsked,
} from '../../../content/admin/admin-telephone-lead';
import { leadForm } from '../../../content/lead-form';
import { sellPropertyOptions } from '../../../content/lead-form-options';
import { basedOn, changesOf } from '../../../shared/calls/versions';
import {
  CorrectedControl,
  CORRECTED_FIELDS,
  type CorrectedField,
  faultOf,
  faultsIn,
} from '../../../shared/lead/corrected-control';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import type { Drafting } from '../../../shared/ui/drafts/use-draft';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { idempotencyKeyOf, useChange, useToast, useWhileMounted } from '../shared/calls/use-change';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import formStyles from '../shared/ui/form.module.css';
import styles from './leads.module.css';
import { useOpenLead } from './use-open-lead';
import type { FieldErrors } from '../../../shared/ui/fields/use-field-errors';

interface TelephoneLeadDraft extends Record<CorrectedField, string> {
  contact_by_email: boolean;
  /** Empty for a typed address. */
  municipality_number: string;
}

interface NewLeadDraft extends TelephoneLeadDraft {
  asked: WhoIsAsked | '';
  sell_property: YesNo | '';
  consent_heard: boolean;
}

interface CorrectedDraft extends TelephoneLeadDraft {
  version: string;
}

const textsOf = (lead: Partial<Record<CorrectedField, string>>) =>
  Object.fromEntries(CORRECTED_FIELDS.map(({ wire }) => [wire, lead[wire] ?? ''])) as Record<
    CorrectedField,
    string
  >;

const EMPTY_LEAD: NewLeadDraft = {
  ...textsOf({}),
  contact_by_email: false,
  municipality_number: '',
  asked: '',
  sell_property: '',
  consent_heard: false,
};

const correctedDraftOf = (details: HeardDetailsDto): CorrectedDraft => ({
  ...textsOf(details),
  contact_by_email: details.contact_by_email,
  municipality_number: details.municipality_number,
  version: details.version,
});

/** An agent alone gets nothing about styling. */
const isLeftOut = ({ key }: (typeof CORRECTED_FIELDS)[number], asked: WhoIsAsked | '') =>
  asked === 'agent' && (leadField(key).agentOnly !== undefined || key === 'stylingNeeds');

const fieldsFor = (asked: WhoIsAsked | '') =>
  CORRECTED_FIELDS.filter((field) => !isLeftOut(field, asked));

const withoutEmail = <Name extends string>(errors: FieldErrors<Name>, email: string) =>
  Object.fromEntries(
    Object.entries(errors).filter(([wire]) => wire !== 'customer_email' || email.trim() !== ''),
  ) as FieldErrors<Name>;

function newLeadErrors(draft: NewLeadDraft): FieldErrors<keyof NewLeadDraft> {
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

function toTelephoneLead({ asked, consent_heard, ...draft }: NewLeadDraft) {
  const given = fieldsFor(asked).map(({ wire }) => [wire, draft[wire].trim()]);
  const { contact_by_email, municipality_number, sell_property } = draft;
  return {
    ...Object.fromEntries(given),
    ...{ contact_by_email, municipality_number, sell_property, consent_heard },
    agent_contact: asked === 'stylists' ? 'no' : 'yes',
    ...(asked === 'agent' ? { agent_only: true } : { accept_styling_only: 'yes' }),
  } as TelephoneLeadDto;
}

const correctionErrors = (draft: CorrectedDraft, begun: CorrectedDraft) =>
  withoutEmail<CorrectedField>(faultsIn(draft, begun), draft.customer_email);

function toCorrections(draft: CorrectedDraft, begun: CorrectedDraft): HeardCorrectionsDto {
  const { version } = draft;
  const changed = changesOf<CorrectedDraft>({ ...begun, version }, draft);
  const number = changed.address === undefined ? undefined : draft.municipality_number;
  return { ...changed, municipality_number: number } as HeardCorrectionsDto;
}

type Field = (typeof CORRECTED_FIELDS)[number];
type Help = Partial<Record<CorrectedField, string>>;

const OWNERS: readonly CorrectedField[] = ['customer_name', 'customer_phone', 'customer_email'];

type LeadFieldsProps<Draft extends TelephoneLeadDraft> = {
  of: Pick<Drafting<Draft>, 'draft' | 'errors' | 'write'>;
  begun: TelephoneLeadDraft;
  fields: readonly Field[];
  help: Help;
};

function LeadFields<Draft extends TelephoneLeadDraft>({
  of,
  begun,
  fields,
  help,
}: LeadFieldsProps<Draft>) {
  const { draft, errors } = of;
  const write = of.write as (changes: Partial<TelephoneLeadDraft>) => void;
  const controls = (wanted: (field: Field) => boolean) =>
    fields.filter(wanted).map((field) => (
      <div key={field.wire} className={isWide(field) ? styles.wide : undefined}>
        <CorrectedControl
          of={field}
          value={draft[field.wire]}
          asSent={begun[field.wire]}
          error={errors[field.wire]}
          help={help[field.wire]}
          onChange={(text) =>
            write({
              [field.wire]: text,
              ...(field.wire === 'address' && { municipality_number: '' }),
            })
          }
          onChoose={({ fullAddress, city, municipalityNumber }) =>
            write({
              address: fullAddress,
              location: city || draft.location,
              municipality_number: municipalityNumber,
            })
          }
        />
      </div>
    ));
  return (
    <>
      <fieldset className="stack-4 whole-words">
        <legend className={formStyles.legend}>{words.contact}</legend>
        <div className={styles.fields}>{controls(({ wire }) => OWNERS.includes(wire))}</div>
        {draft.customer_email.trim() !== '' && (
          <Checkbox
            label={leadForm.contact.byEmail}
            checked={draft.contact_by_email}
            onChange={({ target }) => write({ contact_by_email: target.checked })}
          />
        )}
      </fieldset>
      <fieldset className="stack-4 whole-words">
        <legend className={formStyles.legend}>{words.home}</legend>
        <div className={styles.fields}>{controls(({ wire }) => !OWNERS.includes(wire))}</div>
      </fieldset>
    </>
  );
}

const isWide = ({ key }: Field) => key === 'address' || LEAD_FIELDS[key].kind === 'text';

export function NewLead({ onClose }: { onClose: () => void }) {
  const close = useWhileMounted(onClose);
  const of = 'new lead';
  const [enter, { isLoading }] = useEnterLeadMutation({ fixedCacheKey: of });
  const drafting = useBegunDraft(of, EMPTY_LEAD);
  const { draft, errors, show, showRefused, beginAnew, write, ticked } = drafting;
  const change = useChange();
  const toast = useToast();
  const { open } = useOpenLead();

  const submit = async () => {
    if (show(newLeadErrors(draft))) return;
    const call = enter({
      'Idempotency-Key': idempotencyKeyOf(draft),
      telephoneLeadDto: toTelephoneLead(draft),
    });
    if (!(await change(call))) return showRefused((await call).error);
    toast(words.saved(draft.customer_name.trim()));
    beginAnew(draft);
    close();
    open((await call.unwrap()).id);
  };
  return (
    <Dialog title={words.title} onClose={close}>
      <AdminForm of={drafting} send={words.save} busy={isLoading} onSend={submit} onCancel={close}>
        <RadioRow<WhoIsAsked>
          legend={words.asked}
          name="asked"
          options={words.askedOptions}
          value={draft.asked}
          error={errors.asked}
          onChange={(asked) => write({ asked })}
        />
        <LeadFields
          of={drafting}
          begun={EMPTY_LEAD}
          fields={fieldsFor(draft.asked)}
          help={{ customer_email: words.email }}
        />
        <RadioRow
          legend={leadForm.sellProperty}
          name="sell_property"
          options={sellPropertyOptions}
          value={draft.sell_property}
          error={errors.sell_property}
          onChange={(sell_property) => write({ sell_property })}
        />
        <fieldset className="stack-4 whole-words">
          <legend className={formStyles.legend}>{words.consents}</legend>
          <div className={formStyles.found}>
            <p>{words.read}</p>
            {draft.asked !== 'agent' && (
              <blockquote className={styles.read}>
                {CONSENT_TEXTS.stylist} {words.styling}
              </blockquote>
            )}
            {draft.asked && draft.asked !== 'stylists' && (
              <blockquote className={styles.read}>{CONSENT_TEXTS['estate-agent']}</blockquote>
            )}
          </div>
          <Checkbox
            label={words.heard}
            description={words.heardHelp}
            error={errors.consent_heard}
            {...ticked('consent_heard')}
          />
        </fieldset>
      </AdminForm>
    </Dialog>
  );
}

const WORDS = Object.fromEntries(
  fieldsFor('').map(({ key, wire }) => [wire, LEAD_FIELDS[key].label]),
) as FieldWords<CorrectedDraft>;

export function CorrectLead({ lead, onClose }: { lead: LeadDetailDto; onClose: () => void }) {
  const close = useWhileMounted(onClose);
  const of = `correct ${lead.id}`;
  const [correct, { isLoading }] = useCorrectLeadMutation();
  const [begun] = useState(() => correctedDraftOf({ ...lead, version: lead.details_version }));
  const drafting = useBegunDraft(of, begun);
  const { draft, show, showRefused, beginAnew, rebase } = drafting;
  const change = useChange();

  const submit = async () => {
    if (show(correctionErrors(draft, drafting.begun))) return;
    const call = correct({
      id: lead.id,
      ...basedOn(drafting.begun),
      heardCorrectionsDto: toCorrections(draft, drafting.begun),
    });
    const isSaved = await change(call, words.corrected, (now: HeardDetailsDto) =>
      rebase(correctedDraftOf(now)),
    );
    if (!isSaved) return showRefused((await call).error);
    beginAnew(draft);
    close();
  };
  const help = {
    customer_email: words.newEmail,
    service_type: words.service,
    location: words.place,
  };
  const isServed = lead.service_type !== VALUATION;
  return (
    <Dialog title={words.correctTitle(lead.customer_name)} onClose={close}>
      <AdminForm
        of={drafting}
        send={words.correctSave}
        busy={isLoading}
        onSend={submit}
        onCancel={close}
      >
        <p>{words.correctText}</p>
        <LeadFields
          of={drafting}
          begun={drafting.begun}
          fields={fieldsFor(isServed ? 'stylists' : 'agent')}
          help={help}
        />
        <SavedMeanwhile theirs={drafting.theirs} words={WORDS} />
      </AdminForm>
    </Dialog>
  );
}
