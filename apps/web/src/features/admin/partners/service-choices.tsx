import { SERVICES, type Service } from '@boligstyling/domain';
import { useId } from 'react';
import { adminPartners } from '../../../content/admin-partners';
import { Checkbox } from '../../../shared/ui/checkbox';
import { FieldError } from '../../../shared/ui/field-error';
import styles from './partner-form.module.css';

type ServiceChoicesProps = {
  chosen: readonly Service[];
  error: string | undefined;
  onChange: (services: Service[]) => void;
};

/** Which services a partner offers; at least one. */
export function ServiceChoices({ chosen, error, onChange }: ServiceChoicesProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.services} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{adminPartners.fields.services}</legend>
      {SERVICES.map((service) => (
        <Checkbox
          key={service}
          label={service}
          checked={chosen.includes(service)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(
              SERVICES.filter((each) =>
                each === service ? target.checked : chosen.includes(each),
              ),
            )
          }
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
