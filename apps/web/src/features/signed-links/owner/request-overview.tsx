import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { useEffect, useRef } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { isWriting } from '../../../shared/ui/is-writing';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { AnswerWin } from './answer-win';
import { AgentQuestion } from './agent-question';
import { AskForLink } from '../ask-for-link';
import { AskedPartners } from './asked-partners';
import { ConfirmMailbox } from './confirm-mailbox';
import { headlineOf } from './own-request-headline';
import styles from './owner-page.module.css';
import { OwnReview } from './own-review';
import { OwnRights } from './own-rights';
import { RequestTimeline } from './request-timeline';
import { SentFacts } from './sent-facts';
import { ShowMore } from './show-more';
import { StylistsAgain } from './stylists-again';
import { WaitingChoice } from './waiting-choice';
import { WhoKnowsWhat } from './who-knows-what';

/** A request as its owner follows it: the answer first, then who it is, and what can be chosen. */
export function RequestOverview({ token, view }: { token: string; view: OwnerPageDto }) {
  const { title, lead } = headlineOf(view);
  const heading = useFocusOnChange(title);
  const main = useKeptFocus<HTMLDivElement>();
  const aside = useKeptFocus<HTMLDivElement>();
  const isFull = !view.old_link && !view.just_sent;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.headline} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={styles.lead} role="status">
          {lead}
        </p>
      </header>
      <div className={styles.page}>
        <div {...main} className={styles.main}>
          {view.old_link && (
            <OtherLink title={ownerPage.oldLinkTitle} text={ownerPage.oldLinkText} />
          )}
          {isFull && <OwnReview token={token} />}
          {view.reported_win && <AnswerWin token={token} win={view.reported_win} />}
          {view.choices.keep_waiting && <WaitingChoice token={token} view={view} />}
          <AskedPartners token={token} view={view} />
          {view.just_sent && (
            <OtherLink title={ownerPage.justSentTitle} text={ownerPage.justSentText} />
          )}
        </div>
        <RequestTimeline view={view} />
        <div {...aside} className={styles.aside}>
          <ShowMore token={token} view={view} />
          {view.choices.stylists === 'no' && <StylistsAgain token={token} />}
          {view.mailbox_proven === false && <ConfirmMailbox token={token} view={view} />}
          {isFull && !view.joined && <AgentQuestion token={token} view={view} />}
          <WhoKnowsWhat view={view} />
        </div>
        {view.sent && <SentFacts token={token} view={view} sent={view.sent} />}
        {!view.just_sent && <OwnRights token={token} view={view} />}
      </div>
    </>
  );
}

/** This link does less than another one, which comes by e-mail. */
function OtherLink({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.box}>
      <h2 className={styles.subheading}>{title}</h2>
      <p className={styles.note}>{text}</p>
      <AskForLink />
    </section>
  );
}

/** When the answer has become another one, readers are taken there, unless they write something. */
function useFocusOnChange(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title && !isWriting()) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return heading;
}
