import {
  useGetFirstStepsQuery,
  type FirstStepsDto,
  useGetTestLeadQuery,
  useRemoveTestLeadMutation,
  useSendTestLeadMutation,
  type TestLeadDto,
} from '@boligstyling/api-client/admin';
import { adminFirstSteps as words, adminTestLead } from '../../../content/admin/admin-first-steps';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { RowLink } from '../shared/lists/row-action';
import { useMay } from '../shared/session/use-may';
import { Card } from '../shared/ui/card';
import styles from './first-steps.module.css';
import { formatClock } from '../../../shared/format/moment';
import { Button, SideButton } from '../../../shared/ui/button';
import { useChangeButton } from '../shared/calls/use-change';

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
    step('request', of.has_acceptance, steps.request.done, steps.request.text),
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
      <ol className="stack-2 whole-words">
        {all.map(({ key, title, text, isDone, to }) => (
          <li key={key} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? '✓' : ''}
            </span>
            <div className={styles.words}>
              <strong>{title}</strong>
              <VisuallyHidden>: {isDone ? words.done : words.missing}</VisuallyHidden>
              <p className="muted">{text}</p>
            </div>
            {key === 'request' && (tried.isUnderWay || !isDone) && <TestLead {...tried} />}
            {!isDone && to && (
              <RowLink href={to} state={{ toEdit: true }} aria-label={`${words.open}: ${title}`}>
                {words.open}
              </RowLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const POLL_MS = 2_000;

type Stage = { key: keyof typeof adminTestLead.stages; at: string | null; next: string | null };

/** Each with the page on which the next one happens. */
function stagesOf(of: TestLeadDto): Stage[] {
  return [
    { key: 'sent', at: of.sent_at, next: null },
    { key: 'asked', at: of.asked_at, next: of.question },
    { key: 'accepted', at: of.accepted_at, next: of.quote },
    { key: 'quoted', at: of.quoted_at, next: of.owner },
    { key: 'chosen', at: of.chosen_at, next: null },
  ];
}

/** Polls while a test is under way, because its steps happen in other tabs and in the mailbox. */
function useTestLead() {
  const options = { skipPollingIfUnfocused: true, refetchOnFocus: true };
  const { data } = useGetTestLeadQuery();
  const isUnderWay = Boolean(data?.sent_at);
  useGetTestLeadQuery(undefined, {
    ...options,
    pollingInterval: isUnderWay ? POLL_MS : 0,
  });
  return { test: data, isUnderWay };
}

function TestLead({ test, isUnderWay }: ReturnType<typeof useTestLead>) {
  const send = useChangeButton(useSendTestLeadMutation());
  const remove = useChangeButton(useRemoveTestLeadMutation());
  if (!test) return null;
  if (!isUnderWay) {
    return (
      <Button size="small" {...send(undefined, adminTestLead.sent)}>
        {adminTestLead.send}
      </Button>
    );
  }
  const stages = stagesOf(test);
  const next = stages.findIndex(({ at }) => at === null);
  return (
    <div className={styles.test}>
      <ol className={styles.stages} aria-label={adminTestLead.title} aria-live="polite">
        {stages.map(({ key, at }, place) => {
          const to = place === next - 1 ? stages[place]?.next : null;
          return (
            <li key={key} className={styles.stage} data-done={Boolean(at) || undefined}>
              <span>
                {adminTestLead.stages[key].title}
                {at && <span className="muted"> {formatClock(at)}</span>}
                <VisuallyHidden>: {at ? adminTestLead.done : adminTestLead.missing}</VisuallyHidden>
              </span>
              {to && (
                <RowLink href={to} target="_blank" rel="noopener">
                  {adminTestLead.stages[key].next}
                </RowLink>
              )}
            </li>
          );
        })}
      </ol>
      <SideButton {...remove(undefined, adminTestLead.removed)}>{adminTestLead.remove}</SideButton>
    </div>
  );
}
