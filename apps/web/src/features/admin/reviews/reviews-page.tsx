import {
  useDecideReviewMutation,
  useListReviewsQuery,
  type ReviewDto,
  type ReviewsDto,
} from '@boligstyling/api-client/admin';
import { adminReviews as texts } from '../../../content/admin/admin-reviews';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { basedOn } from '../../../shared/calls/versions';
import { Chip } from '../../../shared/ui/fields/chip';
import { useChange } from '../shared/calls/use-change';
import { counted, formatNumber } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { ListCard, nothingIn } from '../shared/lists/list-card';
import { RowButton } from '../shared/lists/row-action';
import { usePagedFilter } from '../shared/lists/use-paged-filter';

type Shown = keyof typeof texts.states;

const ADDRESS = ['side'] as const;
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

function Decide({ review }: { review: ReviewDto }) {
  const { id, name, state } = review;
  const [decide, { isLoading }] = useDecideReviewMutation();
  const change = useChange();
  const to = (next: 'published' | 'refused') => {
    const decideReviewDto = { state: next };
    void change(decide({ id, ...basedOn(review), decideReviewDto }), texts[next]);
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

/** Waiting reviews come first. */
function howManyWait({ reviews, next_cursor }: ReviewsDto): string | undefined {
  const waiting = reviews.filter(({ state }) => state === 'waiting').length;
  const isComplete = waiting < reviews.length || !next_cursor;
  return isComplete ? counted(waiting, texts.count) : undefined;
}

export function ReviewsPage() {
  const { values, pager } = usePagedFilter(ADDRESS);
  const cursor = values.side;
  const list = useListReviewsQuery(cursor ? { cursor } : {});
  useFreshWhenShown(list.refetch);
  return (
    <AdminPage page="adminReviews" title={texts.title}>
      <ListCard
        of={list}
        title={texts.heading}
        intro={texts.intro}
        count={(page) => (cursor ? undefined : howManyWait(page))}
        empty={({ reviews }) => reviews.length === 0 && nothingIn(texts)}
        pager={pager}
      >
        {({ reviews }) => <DataTable rows={reviews} columns={columns} />}
      </ListCard>
    </AdminPage>
  );
}
