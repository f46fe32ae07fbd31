import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { faq, faqPage } from '../../content/pages/faq';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { RichTextView } from '../../shared/ui/prose';
import frame from '../sections/frame.module.css';
import { PageHead } from '../sections/page-head';
import styles from './faq-page.module.css';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';

export default function FaqPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'faq')} className={frame.frame}>
      <PageHead title={faqPage.title} intro={faqPage.intro} />
      {faq(config).map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <div>
            {items.map(({ question, answer }) => (
              <AccordionItem key={question} title={question} group="faq">
                <p className={styles.answer}>
                  <RichTextView text={answer} />
                </p>
              </AccordionItem>
            ))}
          </div>
        </section>
      ))}
      <p className={styles.more}>
        <RichTextView text={faqPage.more(config)} />
      </p>
    </Page>
  );
}

type AccordionItemProps = {
  title: string;
  group: string;
  children: ReactNode;
};

function AccordionItem({ title, group, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={group}>
      <summary className={styles.question}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
