import { PRICE_LIMITS, type Service } from '@boligstyling/domain';
import { useId, useState } from 'react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Button } from '../../../shared/ui/button';
import { FieldError } from '../../../shared/ui/fields/field-error';
import { TextField } from '../../../shared/ui/fields/field';
import form from '../shared/ui/form.module.css';
import {
  NO_SIZE,
  type PriceFault,
  type ServicePriceDraft,
  servicePricesFault,
  type SizeDraft,
} from './price-draft';
import styles from './prices-field.module.css';

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
      className={form.choices}
      aria-describedby={refused && errorId}
      aria-invalid={refused ? true : undefined}
    >
      <legend className={form.legend}>{words.own}</legend>
      <p className={styles.note}>{words.ownHelp}</p>
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
    <div className={styles.service} role="group" aria-label={service}>
      <div className={styles.own}>
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
        <div key={nth} className={styles.size}>
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

/** The next size begins where the last one ends. */
function nextAfter(last: SizeDraft | undefined): SizeDraft {
  if (!last) return { ...NO_SIZE, from: '0' };
  return { ...NO_SIZE, from: last.to.trim() ? String(Number(last.to) + 1) : '' };
}
