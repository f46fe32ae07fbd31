import { useEffect, useRef, type ReactNode } from 'react';
import { AskForPartnerLink } from './partner-login';
import styles from './partner-login.module.css';

type WayBackInProps = { title: string; text: string; children?: ReactNode };

/** The heading takes the focus; an alert would be read again with each word of the form. */
export function LoginAgain({ title, text, children }: WayBackInProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.broken}>
      <h1 className={styles.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className={styles.lead}>{text}</p>
      {children}
      <AskForPartnerLink />
    </div>
  );
}
