import { leadForm } from '../../../content/lead-form';
import styles from './step-indicator.module.css';

type StepIndicatorProps = {
  steps: readonly string[];
  /** From 0. */
  current: number;
};

export function StepIndicator({ steps, current }: StepIndicatorProps) {
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
