import {
  useDecideReviewMutation,
  useListReviewsQuery,
  type ReviewDto,
} from '@boligstyling/api-client/admin';
import { adminReviews as texts } from '../../../content/admin-reviews';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Chip } from '../../../shared/ui/chip';
import { useChange } from '../shared/calls/use-change';
import { counted, formatNumber } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/ui/data-table';
import { ListCard } from '../shared/ui/list-card';
import { nothingIn } from '../shared/ui/nothing-in';
import { RowButton } from '../shared/ui/row-action';

type Shown = keyof typeof texts.states;

const TONES = { waiting: 'new', published: 'settled', refused: 'neutral' } as const;

const columns: readonly Column<ReviewDto>[] = [
  {
    title: texts.columns.who,
    cell: ({ name, place }) => `${name}, ${place}`,
    under: ({ service }) => service,
  },
  { title: texts.columns.text, kind: 'words', cell: ({ text }) => text },
  { title: texts.columns.stars, kind: 'number', cell: ({ stars }) => formatNumber(stars) },
  {
    title: texts.columns.came,
    cell: ({ company }) => company ?? texts.nobody,
    under: ({ became_job: job }) => texts.jobs[job],
  },
  {
    title: texts.columns.state,
    kind: 'beside',
    cell: ({ state }) => <Chip tone={TONES[state as Shown]}>{texts.states[state as Shown]}</Chip>,
  },
  actionsColumn(texts.columns, (review) => <Decide review={review} />),
];

function Decide({ review: { id, name, place, state } }: { review: ReviewDto }) {
  const [decide, { isLoading }] = useDecideReviewMutation();
  const change = useChange();
  const to = (next: 'published' | 'refused') => {
    const decideReviewDto = { state: next, from: { name, place } };
    void change(decide({ id, decideReviewDto }), texts[next]);
  };
  return (
    <RowActions>
      {state !== 'published' && (
        <RowButton
          label={texts.publish}
          of={name}
          busy={isLoading}
          onClick={() => to('published')}
        />
      )}
      {state !== 'refused' && (
        <RowButton label={texts.refuse} of={name} busy={isLoading} onClick={() => to('refused')} />
      )}
    </RowActions>
  );
}

/** What owners let us show, and what of it we do show. */
export function ReviewsPage() {
  const list = useListReviewsQuery();
  useFreshWhenShown(list.refetch);
  const reviews = list.data?.reviews ?? [];
  const waiting = reviews.filter(({ state }) => state === 'waiting').length;
  return (
    <AdminPage page="adminReviews" title={texts.title}>
      <ListCard
        of={list}
        title={texts.heading}
        intro={texts.intro}
        count={() => counted(waiting, texts.count)}
        empty={() => reviews.length === 0 && nothingIn(texts)}
      >
        {() => <DataTable rows={reviews} columns={columns} />}
      </ListCard>
    </AdminPage>
  );
}
