import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { contact } from '../../content/pages/contact';
import { pageTitle } from '../../content/page-titles';
import { Page } from '../../shared/layout/page';
import { RichTextView } from '../../shared/ui/prose';
import frame from '../sections/frame.module.css';
import { PageHead } from '../sections/page-head';
import styles from './contact-page.module.css';

export default function ContactPage() {
  const config = useRuntimeConfig();
  const { title, sections } = contact(config);
  return (
    <Page title={pageTitle(config, 'contact')} className={frame.frame}>
      <PageHead title={title} />
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2 className={styles.title}>{section.title}</h2>
          <p className={styles.text}>
            <RichTextView text={section.text} />
          </p>
        </section>
      ))}
    </Page>
  );
}
