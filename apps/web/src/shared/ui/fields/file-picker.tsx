import type { ChangeEvent, ComponentProps } from 'react';
import styles from './file-picker.module.css';

type FilePickerProps = {
  id: string;
  label: string;
  /** More than one only with `multiple`. */
  onPick: (file: File, ...others: File[]) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'>;

/** Accepts the same file again. A native input shows «no file chosen» in the browser's language. */
export function FilePicker({ id, label, onPick, ...native }: FilePickerProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = target.files ?? [];
    target.value = '';
    if (file) onPick(file, ...others);
  };
  return (
    <div className={styles.picker}>
      <input {...native} id={id} type="file" onChange={pick} />
      <label className={styles.face} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
