import type { CallError } from '@boligstyling/api-client/admin';
import { useRef, useState } from 'react';
import { problemOf } from '../calls/problem-of';

/** What is to be mended in a form, by field. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;

/** A form's faults. The first field at fault gets the focus. */
export function useFaults<Field extends string>() {
  const [faults, setFaults] = useState<Faults<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Faults<Field>): void => {
    setFaults(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  /** What only the server can know. */
  const showRefused = (error: unknown): void => {
    const { errors } = problemOf(error as CallError);
    show(Object.fromEntries(errors.map(({ field, message }) => [field, message])) as Faults<Field>);
  };

  return { form, faults, show, showRefused };
}
