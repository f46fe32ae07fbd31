import { useGetFirstStepsQuery, type FirstStepsDto } from '@boligstyling/api-client/admin';
import { adminFirstSteps as words } from '../../../content/admin/admin-first-steps';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { RowLink } from '../shared/lists/row-action';
import { useMay } from '../shared/session/use-may';
import { Card } from '../shared/ui/card';
import { TestLead, useTestLead } from './test-lead';
import styles from './first-steps.module.css';

const { steps } = words;

type Step = { key: string; title: string; text: string; isDone: boolean; to: string | undefined };

function stepsOf(of: FirstStepsDto): Step[] {
  const { operator_lacks: lacks, active_partners: partners } = of;
  const step = (key: keyof typeof steps, isDone: boolean, done: string, left: string): Step => ({
    ...{ key, isDone, title: steps[key].title, to: steps[key].to },
    text: isDone ? done : left,
  });
  return [
    step('operator', lacks.length === 0, steps.operator.done, steps.operator.text(lacks)),
    step('mail', of.mail_leaves, steps.mail.done, steps.mail.text),
    step('owner', of.own_owners > 0, steps.owner.done, steps.owner.text),
    step('register', of.postal_codes > 0, steps.register.done, steps.register.text),
    step(
      'partners',
      partners > 0,
      steps.partners.done(partners, of.covered_municipalities),
      steps.partners.text(of.partners_without_terms),
    ),
    step('request', of.has_yes, steps.request.done, steps.request.text),
  ];
}

/** Gone once a partner has accepted a lead, the other steps are done and no test is under way. */
export function FirstSteps() {
  const found = useGetFirstStepsQuery();
  useFreshWhenShown(found.refetch);
  const mayConfigure = useMay()('configure');
  const tried = useTestLead();
  if (!found.data || !mayConfigure) return null;
  const all = stepsOf(found.data);
  const left = all.filter(({ isDone }) => !isDone).length;
  if (left === 0 && !tried.isUnderWay) return null;
  return (
    <Card title={words.title} intro={words.intro} said={words.left(left)}>
      <ol className={styles.steps}>
        {all.map(({ key, title, text, isDone, to }) => (
          <li key={key} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? '✓' : ''}
            </span>
            <div className={styles.words}>
              <strong>{title}</strong>
              <VisuallyHidden>: {isDone ? words.done : words.missing}</VisuallyHidden>
              <p>{text}</p>
            </div>
            {key === 'request' && (tried.isUnderWay || !isDone) && <TestLead {...tried} />}
            {!isDone && to && (
              <RowLink href={to} aria-label={`${words.open}: ${title}`}>
                {words.open}
              </RowLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
