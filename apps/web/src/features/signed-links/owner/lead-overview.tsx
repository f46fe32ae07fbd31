import {
  type OwnerPageDto,
  useConfirmOwnMailboxMutation,
  useGetOwnReviewQuery,
  useWithdrawReviewMutation,
  useShowMoreMutation,
  useShowNoMoreMutation,
  useAnswerAboutStylistsMutation,
} from '@boligstyling/api-client/links';
import { useContext, useEffect, useRef, useState } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { isWriting } from '../../../shared/ui/is-writing';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { AnswerWin, WaitingChoice } from './waiting-choice';
import { AgentQuestion } from './agent-question';
import { AskForLink } from '../ask-for-link';
import { OwnPicturesContext, OwnQuotesContext, type QuotesOnPage } from '../own-parts-context';
import { AskedPartners, Reveals } from './asked-partners';
import { headlineOf } from './owner-headline';
import styles from './owner-page.module.css';
import { OwnRights } from './own-rights';
import { LeadTimeline } from './lead-timeline';
import { SentFacts } from './sent-facts';
import { useAct, useActButton } from '../../../shared/links/use-act';
import { SideButton } from '../../../shared/ui/button';
import { ownReview as texts } from '../../../content/own-review';
import { AskFirst } from '../../../shared/links/ask-first';
import { ReviewForm } from './review-form';
import { shownConsent } from '../../../shared/links/price-text';
import { Sums } from '../../../shared/quotes/sums';

type LeadOverviewProps = { token: string; view: OwnerPageDto };

export function LeadOverview(props: LeadOverviewProps) {
  const withOwnQuotes = useContext(OwnQuotesContext);
  return withOwnQuotes({
    ...props,
    children: (quotes) => <Overview {...props} quotes={quotes} />,
  });
}

function Overview({ token, view, quotes }: LeadOverviewProps & { quotes: QuotesOnPage }) {
  const own = headlineOf(view);
  const { title, lead } = quotes.headline ?? own;
  const answer = `${quotes.chosen} ${own.title}`;
  const heading = useFocusOnChange(answer);
  const main = useKeptFocus<HTMLDivElement>();
  const aside = useKeptFocus<HTMLDivElement>();
  const pictures = useContext(OwnPicturesContext);
  const isFull = !view.just_sent;
  return (
    <>
      <header className={styles.head}>
        {/* A changed text is announced beside the focus. */}
        <h1 key={answer} className={styles.headline} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={styles.lead} role={quotes.headline ? undefined : 'status'}>
          <Sums>{lead}</Sums>
        </p>
      </header>
      {quotes.section}
      <div className={styles.page}>
        <div {...main} className={styles.main}>
          {isFull && <OwnReview token={token} />}
          {view.reported_win && <AnswerWin token={token} view={view} win={view.reported_win} />}
          {view.choices.keep_waiting && <WaitingChoice token={token} view={view} />}
          <AskedPartners token={token} view={view} />
          {pictures({ token })}
          {view.just_sent && (
            <OtherLink title={ownerPage.justSentTitle} text={ownerPage.justSentText} />
          )}
        </div>
        <LeadTimeline view={view} />
        <div {...aside} className={styles.aside}>
          <ShowMore token={token} view={view} />
          {view.choices.stylists === 'no' && <StylistsAgain token={token} />}
          {view.mailbox_proven === false && <ConfirmMailbox token={token} view={view} />}
          {isFull && !view.merged && <AgentQuestion token={token} view={view} />}
          <Reveals view={view} />
        </div>
        {view.sent && <SentFacts token={token} view={view} sent={view.sent} />}
        {!view.just_sent && <OwnRights token={token} view={view} />}
      </div>
    </>
  );
}

function OtherLink({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.box}>
      <h2 className="subheading">{title}</h2>
      <p className={styles.note}>{text}</p>
      <AskForLink />
    </section>
  );
}

function useFocusOnChange(answer: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current !== answer && !isWriting()) heading.current?.focus();
    shown.current = answer;
  }, [answer]);
  return heading;
}

/** E-mails contain no text of an unconfirmed mailbox. */
export function ConfirmMailbox({ token, view }: { token: string; view: OwnerPageDto }) {
  const confirm = useActButton(useConfirmOwnMailboxMutation());
  return (
    <section className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.mailboxTitle}</h2>
      <p>{ownerPage.mailboxText(view.sent?.customer_email ?? '')}</p>
      <SideButton {...confirm({ 'link-token': token }, ownerPage.mailboxDone)}>
        {ownerPage.mailboxYes}
      </SideButton>
    </section>
  );
}

export function OwnReview({ token }: { token: string }) {
  const link = { 'link-token': token };
  const { data } = useGetOwnReviewQuery(link);
  const [withdraw, { isLoading }] = useWithdrawReviewMutation();
  const [isAsked, setIsAsked] = useState(false);
  const act = useAct();
  const kept = useKeptFocus<HTMLElement>();
  if (!data || data.state === 'unasked') return null;
  if (data.state === 'asked') {
    return (
      <section {...kept}>
        <ReviewForm token={token} partners={data.partners} />
      </section>
    );
  }

  const takeBack = async () => {
    await act(withdraw(link), texts.withdrawn);
    setIsAsked(false);
  };

  return (
    <section {...kept}>
      <div className={styles.linen}>
        <h2 className={styles.question}>{texts.title}</h2>
        <p role="status">{texts.states[data.state]}</p>
        {data.state !== 'withdrawn' && (
          <SideButton onClick={() => setIsAsked(true)}>{texts.withdraw}</SideButton>
        )}
      </div>
      {isAsked && (
        <AskFirst
          title={texts.withdraw}
          question={texts.withdrawQuestion}
          yes={texts.withdraw}
          busy={isLoading}
          onYes={() => void takeBack()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}

/** Each press consents to one more partner. */
export function ShowMore({ token, view }: { token: string; view: OwnerPageDto }) {
  const show = useActButton(useShowMoreMutation());
  const undo = useActButton(useShowNoMoreMutation());
  const kept = useKeptFocus<HTMLElement>();
  const link = { 'link-token': token };
  const { show_more, show_no_more } = view.choices;

  if (show_no_more) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{ownerPage.moreSaidYes}</p>
        <SideButton {...undo(link, ownerPage.noMoreDone)}>{ownerPage.noMore}</SideButton>
      </section>
    );
  }
  if (!show_more) return null;
  return (
    <section {...kept} className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.moreTitle}</h2>
      <p>{ownerPage.moreText}</p>
      <SideButton {...show({ ...link, ...shownConsent }, ownerPage.moreDone)}>
        {ownerPage.more}
      </SideButton>
    </section>
  );
}

/** After a withdrawal the consent text is repeated. */
export function StylistsAgain({ token }: { token: string }) {
  const send = useActButton(useAnswerAboutStylistsMutation());
  const link = { 'link-token': token, ...shownConsent };
  const yes = { ...link, yesNoDto: { answer: 'yes' as const } };
  return (
    <section className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.stylistsTitle}</h2>
      <p>{ownerPage.stylistsText}</p>
      <SideButton {...send(yes)}>{ownerPage.stylistsYes}</SideButton>
    </section>
  );
}
