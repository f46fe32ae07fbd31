import { type ReactNode, type Ref, type SubmitEvent, useId, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';

type FoldOutProps = {
  label: string;
  size?: 'small';
  isBegun?: boolean;
  form?: Ref<HTMLFormElement>;
  className: string | undefined;
  onSend: () => void;
  children: ReactNode;
};

export function FoldOut({ label, size, isBegun = false, form, ...of }: FoldOutProps) {
  const { className, onSend, children } = of;
  const [isOpen, setIsOpen] = useState(isBegun);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    <>
      <Button
        variant="outline"
        size={size}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" />
      </Button>
      <form ref={form} id={id} hidden={!isOpen} className={className} onSubmit={submit} noValidate>
        {children}
      </form>
    </>
  );
}
