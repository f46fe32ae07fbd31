import { useRef, useState } from 'react';
import { problemOf } from '../../calls/problem-of';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Focuses the first invalid field. */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  /** @returns true if there are errors */
  const show = (found: FieldErrors<Field>): boolean => {
    setErrors(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return Object.keys(found).length > 0;
  };
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
