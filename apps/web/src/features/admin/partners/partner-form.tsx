import type { PartnerDto, SavePartnerDto } from '@boligstyling/api-client/admin';
import {
  PARTNER_FIELDS,
  pricedServices,
  PRICE_LIMITS,
  type Service,
  SERVICES,
} from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import type { ToastText } from '../../../content/types';
import { SavedMeanwhile, type FieldWords } from '../../../shared/ui/drafts/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import styles from '../shared/ui/form.module.css';
import { RecordInputs } from '../shared/ui/record-inputs';
import { TextField, FieldError } from '../../../shared/ui/fields/field';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import {
  nextAfter,
  type PriceFault,
  type ServicePriceDraft,
  servicePricesFault,
  type SizeDraft,
  basePriceOf,
  isPrice,
  pricesInWords,
  servicePricesOf,
  toPrices,
} from './price-draft';
import partnerFormStyles from './partner-form.module.css';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';

const { organizationNumber, street, postalCode, postPlace, active, ...WORK } = PARTNER_FIELDS;

type PartnerFormProps = {
  of: string;
  begun: PartnerDraft;
  over?: string;
  busy: boolean;
  saved: ToastText;
  onSave: (partner: SavePartnerDto, before: PartnerDraft) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
};

export function PartnerForm({ of, begun, over, busy, saved, onSave, onDone }: PartnerFormProps) {
  const drafting = useBegunDraft(of, begun);
  const { draft, show, showRefused, beginAnew } = drafting;
  const isKnown = drafting.begun.version !== '';
  const change = useChange();

  const submit = async () => {
    if (show(partnerFaultsOf(draft))) return;
    const call = onSave(writtenPartner(draft), drafting.begun);
    const rebase = (now: PartnerDto) => drafting.rebase(partnerDraftOf(now));
    const isSaved = await change(call, saved, isKnown ? rebase : undefined);
    if (!isSaved) return showRefused((await call).error);
    beginAnew(draft);
    onDone();
  };

  return (
    <AdminForm
      of={drafting}
      over={over}
      send={adminPartners.save}
      busy={busy}
      onSend={submit}
      onCancel={onDone}
    >
      <RecordInputs of={drafting} fields={WORK} />
      <TextField
        label={adminPartners.prices.base}
        help={adminPartners.prices.baseHelp}
        inputMode="decimal"
        {...drafting.written('base_price')}
      />
      <PricesField
        prices={draft.prices}
        offered={pricedServices(draft)}
        base={draft.base_price}
        error={drafting.errors.prices}
        onChange={(prices) => drafting.write({ prices })}
      />
      <fieldset className="stack-3 whole-words">
        <legend className={styles.legend}>{adminPartners.invoiceHeading}</legend>
        <RecordInputs
          of={drafting}
          fields={{ organizationNumber, street, postalCode, postPlace }}
        />
      </fieldset>
      <RecordInputs of={drafting} fields={{ active }} />
      <SavedMeanwhile theirs={drafting.theirs} words={PARTNER_WORDS} />
    </AdminForm>
  );
}

const { prices: words } = adminPartners;

type PricesFieldProps = {
  prices: readonly ServicePriceDraft[];
  offered: readonly Service[];
  base: string;
  /** Undefined until the form is sent; of the server where the draft had no fault then. */
  error: string | undefined;
  onChange: (prices: ServicePriceDraft[]) => void;
};

export function PricesField({ prices, offered, base, error, onChange }: PricesFieldProps) {
  const errorId = useId();
  const shown = prices.filter(({ service }) => offered.includes(service));
  const change = (changed: ServicePriceDraft) =>
    onChange(prices.map((each) => (each.service === changed.service ? changed : each)));
  const fault = error ? servicePricesFault(prices, offered) : undefined;
  // Once corrected, a fault found here must not seem to be refused by the server.
  const [ownError, setOwnError] = useState<string>();
  if (fault && fault.message === error && error !== ownError) setOwnError(error);
  const refused = fault || error === ownError ? undefined : error;
  if (shown.length === 0) return null;
  return (
    <fieldset
      className="stack-3 whole-words"
      aria-describedby={refused && errorId}
      aria-invalid={refused ? true : undefined}
    >
      <legend className={styles.legend}>{words.own}</legend>
      <p className="muted">{words.ownHelp}</p>
      {shown.map((own) => (
        <ServicePrice
          key={own.service}
          {...{ own, base }}
          fault={fault?.service === own.service ? fault : undefined}
          onChange={change}
        />
      ))}
      {refused && <FieldError id={errorId}>{refused}</FieldError>}
    </fieldset>
  );
}

type ServicePriceProps = {
  own: ServicePriceDraft;
  base: string;
  fault: PriceFault | undefined;
  onChange: (own: ServicePriceDraft) => void;
};

function ServicePrice({ own, base, fault, onChange }: ServicePriceProps) {
  const errorOf = (field: keyof SizeDraft, size?: number) =>
    fault?.field === field && fault.size === size ? fault.message : undefined;
  const { service, price, sizes } = own;
  const setSizes = (changed: readonly SizeDraft[]) => onChange({ ...own, sizes: changed });
  const set = (nth: number, part: Partial<SizeDraft>) =>
    setSizes(sizes.map((size, at) => (at === nth ? { ...size, ...part } : size)));
  return (
    <div className={partnerFormStyles.service} role="group" aria-label={service}>
      <div className={partnerFormStyles.own}>
        <TextField
          label={sizes.length > 0 ? words.otherSizes(service) : service}
          inputMode="decimal"
          placeholder={base}
          error={errorOf('price')}
          value={price}
          onChange={({ target }) => onChange({ ...own, price: target.value })}
        />
        {sizes.length < PRICE_LIMITS.sizes && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => setSizes([...sizes, nextAfter(sizes.at(-1))])}
          >
            {words.addSize}
          </Button>
        )}
      </div>
      {sizes.map((size, nth) => (
        <div key={nth} className={partnerFormStyles.size}>
          <TextField
            label={words.from}
            inputMode="numeric"
            error={errorOf('from', nth)}
            value={size.from}
            onChange={({ target }) => set(nth, { from: target.value })}
          />
          <TextField
            label={words.to}
            inputMode="numeric"
            placeholder={words.noEnd}
            error={errorOf('to', nth)}
            value={size.to}
            onChange={({ target }) => set(nth, { to: target.value })}
          />
          <TextField
            label={words.price}
            inputMode="decimal"
            error={errorOf('price', nth)}
            value={size.price}
            onChange={({ target }) => set(nth, { price: target.value })}
          />
          <Button
            size="small"
            variant="quiet"
            aria-label={words.removeSize(service, nth + 1)}
            onClick={() => setSizes(sizes.filter((_, at) => at !== nth))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
    </div>
  );
}

type Fact = readonly [name: string, value: string | null | undefined];

export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className={partnerFormStyles.facts}>
      {of
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export type PartnerDraft = RecordDraft<typeof PARTNER_FIELDS> & {
  base_price: string;
  prices: readonly ServicePriceDraft[];
};

/** @param saved for a new partner, what is known of it */
export const partnerDraftOf = (
  saved: Partial<SavePartnerDto> & { version?: string } = {},
): PartnerDraft => ({
  ...draftOf(PARTNER_FIELDS, saved),
  base_price: basePriceOf(saved.prices),
  prices: servicePricesOf(saved.prices),
});

export function partnerFaultsOf(draft: PartnerDraft) {
  const fault = servicePricesFault(draft.prices, pricedServices(draft));
  return {
    ...faultsOf(PARTNER_FIELDS, draft),
    ...(!isPrice(draft.base_price) && { base_price: adminPartners.prices.wrong }),
    ...(fault && { prices: fault.message }),
  };
}

export const writtenPartner = (draft: PartnerDraft): SavePartnerDto => ({
  ...writtenOf(PARTNER_FIELDS, draft),
  prices: toPrices(draft.base_price, draft.prices, pricedServices(draft)),
});

const PARTNER_WORDS: FieldWords<PartnerDraft> = {
  ...wordsOf(PARTNER_FIELDS),
  base_price: adminPartners.prices.base,
  prices: [
    adminPartners.prices.own,
    (prices) => pricesInWords(toPrices('', prices, SERVICES), SERVICES),
  ],
};
