import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { FieldError } from './field';
import styles from './file-picker.module.css';

type FilePickerProps = {
  id: string;
  label: string;
  megabytes?: number;
  /** More than one only with `multiple`. */
  onPick: (file: File, ...others: File[]) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'>;

/** Accepts the same file again. A native input shows «no file chosen» in the browser's language. */
export function FilePicker({ id, label, megabytes, onPick, ...native }: FilePickerProps) {
  const [tooLarge, setTooLarge] = useState<string>();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const isTooLarge = megabytes !== undefined && file.size > megabytes * 1024 ** 2;
    setTooLarge(isTooLarge ? file.name : undefined);
    if (!isTooLarge) onPick(file, ...others);
  };
  const face = (
    <div className={styles.picker}>
      <input
        {...(tooLarge && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        {...native}
        id={id}
        type="file"
        onChange={pick}
      />
      <label className={styles.face} htmlFor={id}>
        {label}
      </label>
    </div>
  );
  if (megabytes === undefined) return face;
  return (
    <div>
      {face}
      <div role="alert">
        {tooLarge && (
          <FieldError
            id={`${id}-error`}
          >{`«${tooLarge}» er for stor. Filen kan være høyst ${megabytes} MB.`}</FieldError>
        )}
      </div>
    </div>
  );
}
