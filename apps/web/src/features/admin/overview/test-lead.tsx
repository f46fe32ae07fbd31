import {
  useGetTestLeadQuery,
  useRemoveTestLeadMutation,
  useSendTestLeadMutation,
  type TestLeadDto,
} from '@boligstyling/api-client/admin';
import { adminTestLead as words } from '../../../content/admin/admin-first-steps';
import { formatClock } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useChange } from '../shared/calls/use-change';
import { RowLink } from '../shared/lists/row-action';
import styles from './first-steps.module.css';

const POLL_MS = 2_000;

type Stage = { key: keyof typeof words.stages; at: string | null; next: string | null };

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
export function useTestLead() {
  const options = { skipPollingIfUnfocused: true, refetchOnFocus: true };
  const { data } = useGetTestLeadQuery();
  const isUnderWay = Boolean(data?.sent_at);
  useGetTestLeadQuery(undefined, {
    ...options,
    pollingInterval: isUnderWay ? POLL_MS : 0,
  });
  return { test: data, isUnderWay };
}

type TestLeadProps = ReturnType<typeof useTestLead>;

export function TestLead({ test, isUnderWay }: TestLeadProps) {
  const [send, sending] = useSendTestLeadMutation();
  const [remove, removing] = useRemoveTestLeadMutation();
  const change = useChange();
  if (!test) return null;
  if (!isUnderWay) {
    return (
      <Button size="small" busy={sending.isLoading} onClick={() => void change(send(), words.sent)}>
        {words.send}
      </Button>
    );
  }
  const stages = stagesOf(test);
  const next = stages.findIndex(({ at }) => at === null);
  return (
    <div className={styles.test}>
      <ol className={styles.stages} aria-label={words.title} aria-live="polite">
        {stages.map(({ key, at }, place) => {
          const to = place === next - 1 ? stages[place]?.next : null;
          return (
            <li key={key} className={styles.stage} data-done={Boolean(at) || undefined}>
              <span>
                {words.stages[key].title}
                {at && <span className={styles.time}> {formatClock(at)}</span>}
                <VisuallyHidden>: {at ? words.done : words.missing}</VisuallyHidden>
              </span>
              {to && (
                <RowLink href={to} target="_blank" rel="noopener">
                  {words.stages[key].next}
                </RowLink>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        variant="outline"
        busy={removing.isLoading}
        onClick={() => void change(remove(), words.removed)}
      >
        {words.remove}
      </Button>
    </div>
  );
}
