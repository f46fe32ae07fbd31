import { useRef, useState } from 'react';
import { problemOf } from '../../calls/problem-of';

/** What is to be mended in a form, by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** A form's errors. The first field at fault gets the focus. */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  /** Whether anything is to be mended. */
  const show = (found: FieldErrors<Field>): boolean => {
    setErrors(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return Object.keys(found).length > 0;
  };
  /** What only the server can know. */
  const showRefused = (error: unknown): void => {
    const refused = problemOf(error).errors;
    show(
      Object.fromEntries(
        refused.map(({ field, message }) => [field, message]),
      ) as FieldErrors<Field>,
    );
  };

  return { form, errors, show, showRefused };
}
