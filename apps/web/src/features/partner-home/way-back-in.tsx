import { useEffect, useRef, type ReactNode } from 'react';
import { AskForPartnerLink } from './ask-for-partner-link';
import styles from './partner-login.module.css';

type WayBackInProps = { title: string; text: string; children?: ReactNode };

/**
 * In place of what a partner had before her, which is gone with what had the focus: readers go on from
 * the heading. No alert, which would be read anew with each word the form has to say.
 */
export function WayBackIn({ title, text, children }: WayBackInProps) {
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
