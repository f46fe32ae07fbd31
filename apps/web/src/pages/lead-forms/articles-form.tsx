import { ArticlesLeadForm } from '../../features/lead-form/articles-lead-form';
import styles from './articles-form.module.css';
import { formParts } from './form-parts';
import { useLeadSubmission } from './use-lead-submission';

export function ArticlesForm() {
  const submission = useLeadSubmission('articles_page', 'sendOnce');
  const { seen, loadLastStep, ...sending } = submission;
  return (
    <div ref={seen} className={styles.card} id="lead-form" onFocus={loadLastStep}>
      <ArticlesLeadForm {...formParts} {...sending} />
    </div>
  );
}
