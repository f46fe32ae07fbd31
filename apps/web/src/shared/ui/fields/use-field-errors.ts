import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../calls/problem-of';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Screen readers read an error when its field takes the focus, not one that comes later. */
export function focusInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group takes no focus itself.
  const group = invalid?.matches('fieldset') ? invalid.querySelector('input') : null;
  const field = group ?? invalid;
  if (!field) return;
  if (field !== document.activeElement) return field.focus();
  // The error of a group of checkboxes describes the group.
  const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  const error = document.getElementById(described?.split(' ')[0] ?? '');
  // An unchanged alert is not announced again.
  error?.removeAttribute('role');
  requestAnimationFrame(() => error?.setAttribute('role', 'alert'));
}

export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  // A frame may come before the render.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInvalid(form.current);
  }, [errors]);

  /** @returns true if there are errors */
  const show = (found: FieldErrors<Field>): boolean => {
    setErrors(found);
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
