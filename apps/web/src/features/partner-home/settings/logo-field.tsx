import { usePutLogoMutation, useRemoveLogoMutation } from '@boligstyling/api-client/partner';
import { LOGO_BYTES, LOGO_TYPES } from '@boligstyling/domain';
import { useId, useState } from 'react';
import { partnerPresentation as texts } from '../../../content/partner-home';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import { FieldError } from '../../../shared/ui/fields/field-error';
import { FilePicker } from '../../../shared/ui/fields/file-picker';
import styles from './presentation-card.module.css';

/** Why a file cannot be the logo; undefined: it may. */
function errorOf({ size, type }: File): string | undefined {
  if (!LOGO_TYPES.some((each) => each === type)) return texts.logoKind;
  return size > LOGO_BYTES ? texts.logoTooLarge : undefined;
}

/** Shows owners a logo, at once; the server has the last word on the file. */
export function LogoField({ logo }: { logo: string | null }) {
  const [put, putting] = usePutLogoMutation();
  const [remove, removing] = useRemoveLogoMutation();
  const [error, setError] = useState<string>();
  const act = useAct();
  const id = useId();

  const choose = (file: File) => {
    const found = errorOf(file);
    setError(found);
    if (!found) void act(put({ body: file }), texts.logoSaved);
  };

  return (
    <div className={styles.logoField}>
      <label className={styles.label} htmlFor={id}>
        {texts.logo}
      </label>
      <FilePicker
        id={id}
        label={putting.isLoading ? texts.logoSaving : texts.chooseLogo}
        accept={LOGO_TYPES.join(',')}
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        disabled={putting.isLoading}
        onPick={choose}
      />
      <p className={styles.note} id={`${id}-help`}>
        {texts.logoHelp}
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {logo && (
        <Button
          variant="quiet"
          size="small"
          busy={removing.isLoading}
          onClick={() => void act(remove(), texts.logoRemoved)}
        >
          {texts.removeLogo}
        </Button>
      )}
    </div>
  );
}
