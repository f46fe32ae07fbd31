import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { capital, deadlineText, listed, type OwnerMomentKind } from '@boligstyling/domain';
import { ownerPage } from '../../../content/owner-page';
import { now } from '../../../shared/format/now';
import { Icon } from '../../../shared/ui/icon';
import {
  callsOrWrites,
  shortNames,
  shortNamesAlone,
  unansweredPartners,
  waiting,
} from './owner-headline';
import styles from './lead-timeline.module.css';

interface Entry {
  readonly stage: 'done' | 'now' | 'next';
  readonly title: string;
  readonly notes: readonly string[];
}

const DAY = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export function LeadTimeline({ view }: { view: OwnerPageDto }) {
  const at = now();
  return (
    <section className={styles.timeline}>
      <h2 className={styles.heading}>{ownerPage.timelineTitle}</h2>
      <ol>
        {[...happened(view, at), ...awaited(view, at)].map(({ stage, title, notes }, index) => (
          <li
            key={index}
            className={styles[stage]}
            aria-current={stage === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>{stage === 'done' && <Icon name="check" />}</span>
            <div>
              <p className={styles.title}>{title}</p>
              {notes.map((note) => (
                <p key={note} className="muted">
                  {note}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function happened(view: OwnerPageDto, now: Date): Entry[] {
  const noteOf = (kind: OwnerMomentKind, partners: readonly string[]) =>
    kind === 'corrected' && partners.length === 0 ? undefined : ownerPage.momentNotes[kind];
  return view.timeline.map(({ at, kind, partners }) => ({
    stage: 'done',
    title: ownerPage.moments[kind](partners.map(shortNamesAlone(view))),
    notes: [capital(deadlineText(new Date(at), now)), noteOf(kind, partners)].filter(
      (note) => note !== undefined,
    ),
  }));
}

function awaited(view: OwnerPageDto, now: Date): Entry[] {
  if (view.search.state === 'closed') return [];
  const expected = unansweredPartners(view);
  const calls: Entry = {
    stage: 'now',
    title: callsOrWrites(view)(expected.map(shortNames(view))),
    notes: [ownerPage.nextCallWhen],
  };
  const { state, until } = view.search;
  // Right after submission the end is far away.
  const goesOn = (deadline: string) => view.just_sent || (until !== null && deadline < until);
  // The oldest browsers have no `Map.groupBy`.
  const deadlines = [...new Set(waiting(view).map(({ deadline }) => deadline))].flatMap(
    (deadline): Entry[] => {
      const partners = waiting(view).filter((each) => each.deadline === deadline);
      if (!deadline) return [];
      const note = ownerPage.nextDeadlineNote(
        deadlineText(new Date(deadline), now),
        goesOn(deadline),
      );
      const title = ownerPage.nextDeadline(listed(partners.map(shortNames(view))));
      return [{ stage: 'next', title, notes: [note] }];
    },
  );
  const search: Entry[] =
    state === 'searching' && until
      ? [
          {
            stage: expected.length > 0 ? 'next' : 'now',
            title: ownerPage.searching,
            notes: [ownerPage.searchingUntil(DAY.format(new Date(until)))],
          },
        ]
      : [];
  return [...(expected.length > 0 ? [calls] : []), ...deadlines, ...search];
}
