import {
  hasRental,
  MAX_QUOTE_VALID_DAYS,
  dayAt,
  QUOTE_FIELDS,
  QUOTE_INCLUDE_KEYS,
  QUOTE_INCLUDES,
  quoteVat,
} from '@boligstyling/domain';
import { useId } from 'react';
import { quoteForm as texts } from '../../../content/quote-form';
import { rangeText } from '../../../shared/quotes/term-texts';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { TextArea, TextField, FieldError } from '../../../shared/ui/fields/field';
import { RadioRow, Segment } from '../../../shared/ui/fields/radio-row';
import styles from './quote-form.module.css';
import { readNumber, tidyNumber, type WrittenFaults, type WrittenQuote } from './written-quote';

type QuoteFieldsProps = {
  written: WrittenQuote;
  faults: WrittenFaults;
  service: string;
  ownerName: string | null;
  today: string;
  onWrite: (changes: Partial<WrittenQuote>) => void;
};

/** In the order in which an owner reads. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { written, faults, service, ownerName, today, onWrite } = props;
  type Text = Exclude<keyof WrittenQuote, 'isRange' | 'includes' | 'hasVat'>;
  const text = (name: Text) => ({
    name,
    value: written[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onWrite({ [name]: target.value }),
  });
  const number = (name: Text) => ({
    ...text(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onBlur: () => {
      const tidy = tidyNumber(written[name]);
      if (tidy !== written[name]) onWrite({ [name]: tidy });
    },
  });
  return (
    <>
      <div className={styles.kind}>
        <Segment
          legend={texts.kind}
          name="kind"
          options={[
            { value: 'fixed', label: texts.fixed },
            { value: 'range', label: texts.range },
          ]}
          value={written.isRange ? 'range' : 'fixed'}
          onChange={(kind) => onWrite({ isRange: kind === 'range' })}
        />
      </div>
      {written.isRange ? (
        <div className="stack-3">
          <div className={styles.two}>
            <TextField label={texts.from(written.hasVat)} {...number('priceFrom')} />
            <TextField label={texts.to(written.hasVat)} {...number('priceTo')} />
          </div>
          <p className={styles.sum}>{sumOf(written)}</p>
          <TextField
            label={texts.dependsOn}
            maxLength={QUOTE_FIELDS.priceDependsOn.limit}
            {...text('priceDependsOn')}
          />
        </div>
      ) : (
        <TextField
          label={texts.price(written.hasVat)}
          help={sumOf(written)}
          {...number('priceFrom')}
        />
      )}
      <div className={styles.pair}>
        <RadioRow
          legend={texts.isRegistered}
          name="hasVat"
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
          value={written.hasVat === null ? '' : written.hasVat ? 'yes' : 'no'}
          {...(faults.hasVat && { error: faults.hasVat })}
          onChange={(answer) => onWrite({ hasVat: answer === 'yes' })}
        />
      </div>
      <Includes written={written} error={faults.includes} onWrite={onWrite} />
      <TextField
        label={texts.includesOther}
        optional
        maxLength={QUOTE_FIELDS.includesOther.limit}
        {...text('includesOther')}
      />
      {hasRental(service) && (
        <div className={styles.two}>
          <TextField label={texts.weeks} optional {...number('rentalWeeks')} />
          <TextField label={texts.extraWeek} optional {...number('extraWeekPrice')} />
        </div>
      )}
      <div className={styles.two}>
        <TextField label={texts.start} type="date" min={today} {...text('earliestStart')} />
        <TextField
          label={texts.until}
          type="date"
          min={today}
          max={dayAt(today, MAX_QUOTE_VALID_DAYS)}
          {...text('validUntil')}
        />
      </div>
      <TextArea
        label={texts.message(ownerName)}
        optional
        maxLength={QUOTE_FIELDS.message.limit}
        {...text('message')}
      />
    </>
  );
}

function sumOf({ hasVat, isRange, ...written }: WrittenQuote): string {
  if (hasVat === false) return texts.noVat;
  const priceFrom = readNumber(written.priceFrom);
  const to = isRange ? readNumber(written.priceTo) : null;
  if (!priceFrom || hasVat === null) return texts.vatNothing;
  const priceTo = to && to > priceFrom ? to : null;
  const vat = quoteVat({ hasVat, priceFrom, priceTo });
  if (!vat) return texts.vatNothing;
  const sum = rangeText(vat.from, vat.to);
  return vat.to === null ? texts.vat(sum) : texts.vatRange(sum);
}

type IncludesProps = Pick<QuoteFieldsProps, 'written' | 'onWrite'> & { error?: string | undefined };

function Includes({ written: { includes }, error, onWrite }: IncludesProps) {
  const id = useId();
  return (
    <fieldset className={styles.items} aria-describedby={error ? id : undefined}>
      <legend>{texts.includes}</legend>
      {QUOTE_INCLUDE_KEYS.map((item, index) => (
        <div key={item} className={styles.item}>
          <Checkbox
            label={QUOTE_INCLUDES[item]}
            checked={includes.includes(item)}
            aria-invalid={error && index === 0 ? true : undefined}
            onChange={({ target }) =>
              onWrite({
                includes: QUOTE_INCLUDE_KEYS.filter((each) =>
                  each === item ? target.checked : includes.includes(each),
                ),
              })
            }
          />
        </div>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
