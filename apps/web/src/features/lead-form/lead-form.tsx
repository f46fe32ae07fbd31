import { useId, type SyntheticEvent } from 'react';
import { leadForm } from '../../content/lead-form';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { whenLoaded } from '../../shared/ui/when-loaded';
import { bindFields, type FormParts } from './section';
import { HiddenField } from '../../shared/ui/fields/field';
import styles from './lead-form.module.css';
import { useLeadForm, type LeadFormOptions } from './use-lead-form';

/** The form works if the review cannot load. */
export const Review = whenLoaded(() => import('./review'), false);

export function LeadForm(props: LeadFormOptions & FormParts) {
  const { AddressField, TermsDialog, SendPanel, ...options } = props;
  const { form, steps, step, current, hasMoved, isSending, isComplete, ...state } =
    useLeadForm(options);
  const { draft, wish, change, errorOf } = state;
  const fields = bindFields(draft, change, errorOf);
  const reasonId = useId();
  const isLast = current === steps.length - 1;
  const disabledReason = isComplete ? undefined : step.disabledReason;

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    void state.press();
  };

  return (
    // A dialog form never submits natively, even before hydration.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={leadForm.heading}
      onSubmit={press}
    >
      <div
        data-start
        tabIndex={-1}
        role="group"
        aria-label={leadForm.stepLabel(current + 1, steps.length)}
      >
        <StepIndicator steps={steps.map(({ name }) => name)} current={current} />
      </div>
      <p className={styles.restored} role="status">
        {state.isRestored && leadForm.restored}
      </p>
      <fieldset
        key={current}
        className={hasMoved ? styles.arriving : styles.sections}
        role="none"
        disabled={isSending}
      >
        {step.sections.map(({ fields: [name], Content }) => (
          <Content key={name} {...{ fields, draft, change, AddressField, TermsDialog }} />
        ))}
      </fieldset>
      <HiddenField />
      {isLast && <Review draft={draft} wish={wish} steps={steps} onChange={state.fix} />}
      <div className={styles.end}>
        {disabledReason ? (
          <p id={reasonId} className={styles.note}>
            {disabledReason}
          </p>
        ) : (
          <p className={styles.note}>
            <Icon name="lock" />
            <span>{leadForm.sharingNotes[wish]}</span>
          </p>
        )}
        <div className={styles.buttons}>
          {current > 0 && (
            <Button variant="quiet" icon="arrow-left" disabled={isSending} onClick={state.goBack}>
              {leadForm.back}
            </Button>
          )}
          <Button
            type="submit"
            busy={isSending}
            arrow={!isLast}
            aria-disabled={isSending || disabledReason ? true : undefined}
            aria-describedby={disabledReason && reasonId}
          >
            {isSending ? leadForm.submitting : isLast ? leadForm.submit : leadForm.next}
          </Button>
        </div>
      </div>
      <SendPanel
        sending={state.sending}
        refused={state.refused}
        onFix={state.fix}
        onRetry={() => void state.retry()}
      />
    </form>
  );
}

type StepIndicatorProps = {
  steps: readonly string[];
  /** From 0. */
  current: number;
};

function StepIndicator({ steps, current }: StepIndicatorProps) {
  const next = steps[current + 1];
  return (
    <div>
      <p className={styles.position}>
        <strong>{leadForm.stepLabel(current + 1, steps.length)}</strong>
        <span className={styles.name}>{steps[current]}</span>
      </p>
      <div className={styles.bars} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={index <= current ? styles.reached : styles.ahead} />
        ))}
      </div>
      <p className={styles.next}>{next && leadForm.nextStep(next)}</p>
    </div>
  );
}
