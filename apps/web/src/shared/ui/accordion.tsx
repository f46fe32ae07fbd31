import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

type AccordionItemProps = {
  title: string;
  group: string;
  children: ReactNode;
};

export function AccordionItem({ title, group, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={group}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
