import { ArticlesLeadForm } from '../../features/lead-form/articles-lead-form';
import styles from './articles-form.module.css';
import { formParts } from './form-parts';
import { useLeadSubmission } from './use-lead-submission';

/** The lead form beside the articles with all that belongs to it. */
export function ArticlesForm() {
  const submission = useLeadSubmission('articles_page', 'sendOnce');
  const { submit, origin, goToThankYou, loadAhead } = submission;
  return (
    <div className={styles.card} id="lead-form" onFocus={loadAhead}>
      <ArticlesLeadForm
        {...formParts}
        origin={origin}
        submit={submit}
        onAccepted={(lead, draft, wish) => goToThankYou(lead, draft.city, wish)}
      />
    </div>
  );
}
