import {
  linksApi,
  type OwnerPageDto,
  type OwnerQuotesDto,
  useChooseQuoteMutation,
  useDeclineAllQuotesMutation,
  useListOwnQuotesQuery,
  useUndoChoiceMutation,
} from '@boligstyling/api-client/links';
import { canRevise, isAccepted, isClosed } from '@boligstyling/domain';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { signedLinks } from '../../../content/signed-links';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { saveLinkFile } from '../../../shared/calls/save-file';
import { isGone, useEndOfPage } from '../../../shared/links/link-state';
import { shownConsent } from '../../../shared/links/price-text';
import { useAct } from '../../../shared/links/use-act';
import { useAppDispatch } from '../../../shared/store/hooks';
import { showToast, toastClosed } from '../../../shared/toast/toast-slice';
import { newsOf, openVersions, quotesHeadline } from './own-quotes-view';
import { QuotesSection, UnreadQuotes, type QuoteActs } from './quotes-section';

/** Milliseconds; news appears within five seconds. */
const LOOK_MS = 4000;

type WithOwnQuotesProps = {
  token: string;
  view: OwnerPageDto;
  children: (quotes: {
    headline: { title: string; lead: string } | null;
    chosen: string;
    section: ReactNode;
  }) => ReactNode;
};

const NONE = { headline: null, chosen: '', section: null };

export function WithOwnQuotes(props: WithOwnQuotesProps) {
  return props.view.just_sent ? props.children(NONE) : <WithReadQuotes {...props} />;
}

function WithReadQuotes({ token, view, children }: WithOwnQuotesProps) {
  const link = { 'link-token': token };
  const { data, error, refetch } = useListOwnQuotesQuery(link);
  const [choose, choosing] = useChooseQuoteMutation();
  const [undo, undoing] = useUndoChoiceMutation();
  const [declineAll, declining] = useDeclineAllQuotesMutation();
  const [checking, setChecking] = useState(false);
  const act = useAct();
  const { publicApiKey } = useRuntimeConfig();
  useEndOfPage(error);
  usePageOf(data && standingOf(data));
  useFreshWhenShown(refetch);
  useLooks(() => void refetch());
  useTellNews(data, choosing.isLoading || undoing.isLoading || declining.isLoading);

  // The heading would change once the quotes arrive.
  const mayHaveQuotes = view.partners.some(isAccepted);
  if (!data && !error && mayHaveQuotes) return <p role="status">{signedLinks.loading}</p>;
  if (!data && mayHaveQuotes && !isGone(error)) {
    return children({ ...NONE, section: <UnreadQuotes /> });
  }
  if (!data || data.columns.length === 0) return children(NONE);

  const acts: QuoteActs = {
    busy: checking || choosing.isLoading || undoing.isLoading || declining.isLoading,
    choose: ({ quote }) =>
      quote
        ? act(choose({ ...link, id: quote.id, chooseQuoteDto: { version: quote.version } }))
        : Promise.resolve(false),
    undo: () => act(undo(link), texts.undone),
    // A quote may have come meanwhile.
    declineAll: async (keepSearching) => {
      setChecking(true);
      const fresh = await refetch();
      setChecking(false);
      if (fresh.data && openVersions(fresh.data) !== openVersions(data)) return false;
      return act(
        declineAll({
          ...{ ...link, ...shownConsent },
          declineQuotesDto: { keep_searching: keepSearching },
        }),
        keepSearching ? texts.noneDone.advance : texts.noneDone.stop,
      );
    },
    savePdf: () =>
      act(
        saveLinkFile({
          ...{ path: '/api/own-lead/quotes.pdf', name: texts.pdfName },
          headers: { ...link, apikey: publicApiKey },
        }),
      ),
    refresh: () => void refetch(),
  };
  const isOver = isClosed(view) && !view.reported_win && !data.can_choose;
  if (isOver && data.columns.every(({ quote }) => !quote)) return children(NONE);
  return children({
    headline: isOver && !data.choice ? null : quotesHeadline(data),
    chosen: data.choice?.quote_id ?? '',
    section: (
      <QuotesSection
        view={data}
        acts={acts}
        byEmail={view.sent?.contact_by_email ?? false}
        isOver={isOver}
      />
    ),
  });
}

/** Changes when a partner accepts the lead, and when it is withdrawn, decided or closed. */
function standingOf({ columns, can_choose: canChoose }: OwnerQuotesDto): string {
  const ended = columns.filter(({ quote }) => !canRevise(quote));
  return `${columns.length} ${ended.length} ${canChoose}`;
}

/** The page itself is not polled. */
function usePageOf(standing: string | undefined): void {
  const dispatch = useAppDispatch();
  const before = useRef(standing);
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== standing;
    if (isNews) dispatch(linksApi.util.invalidateTags(['links']));
    before.current = standing;
  }, [dispatch, standing]);
}

function useLooks(look: () => void): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) look();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}

/** The owner's own press is answered by the page. */
function useTellNews(data: OwnerQuotesDto | undefined, isPressing: boolean): void {
  const dispatch = useAppDispatch();
  const before = useRef(data);
  /** Newer ones and a press of the owner replace them. */
  const shownToasts = useRef<string[]>([]);
  const closeShown = useEffectEvent(() => {
    for (const id of shownToasts.current) dispatch(toastClosed(id));
    shownToasts.current = [];
  });
  const tell = useEffectEvent((after: OwnerQuotesDto) => {
    const news = before.current && !isPressing ? newsOf(before.current, after) : [];
    before.current = after;
    if (news.length === 0) return;
    closeShown();
    shownToasts.current = news.map(
      (title) => dispatch(showToast({ title, stays: true })).payload.id,
    );
  });
  useEffect(() => {
    if (isPressing) closeShown();
  }, [isPressing]);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
}
