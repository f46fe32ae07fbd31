import { ArticlesLeadForm } from '../../features/lead-form/articles-lead-form';
import styles from './articles-form.module.css';
import { formParts } from './form-parts';
import { useLeadSubmission } from './use-lead-submission';

/** The lead form beside the articles with all that belongs to it. */
export function ArticlesForm() {
  const { submit, goToThankYou, loadAhead } = useLeadSubmission('articles_page', 'sendOnce');
  return (
    <div className={styles.card} id="lead-form" onFocus={loadAhead}>
      <ArticlesLeadForm
        {...formParts}
        submit={submit}
        onAccepted={(lead, draft, wish) => goToThankYou(lead, draft.city, wish)}
      />
    </div>
  );
}
