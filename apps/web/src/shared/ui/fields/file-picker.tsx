import type { ChangeEvent, ComponentProps } from 'react';
import styles from './file-picker.module.css';

type FilePickerProps = {
  id: string;
  /** What stands on it. */
  label: string;
  onPick: (file: File) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'>;

/**
 * Takes a file as soon as it is chosen, or dropped on it, the same one again too. A browser's own says in
 * the browser's words that no file is chosen, and goes on to say so when one was.
 */
export function FilePicker({ id, label, onPick, ...native }: FilePickerProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onPick(file);
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
