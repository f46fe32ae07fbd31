import {
  useGetOwnLeadQuery,
  type LeadExportDto,
  useConfirmNewEmailMutation,
  useDownloadOwnDataMutation,
  useEraseOwnDataMutation,
  useAnswerIsItYouMutation,
  useGetIsItYouQuery,
  type IsItYouDto,
} from '@boligstyling/api-client/links';
import {
  CONFIRMED_PURPOSES,
  type ConfirmedPurpose,
  deadlineText,
  type YesNo,
} from '@boligstyling/domain';
import { ownerPage, ownConfirmation, isItYou } from '../../../content/owner-page';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { AskForLink } from '../ask-for-link';
import { isGone, LinkState } from '../../../shared/links/link-state';
import styles from './owner-page.module.css';
import { LeadOverview } from './lead-overview';
import type { CallError } from '@boligstyling/api-client';
import { useEffect, useRef, useState } from 'react';
import { ownCopy } from '../../../content/own-copy';
import { paths } from '../../../shared/config/paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { isRefusedAs, problemOf } from '../../../shared/calls/problem-of';
import { saveFile } from '../../../shared/calls/save-file';
import { reasonOf, useAct } from '../../../shared/links/use-act';
import { now } from '../../../shared/format/now';

export function OwnerLeadPage({ token }: { token: string }) {
  if (!token) return <NoLink />;
  if (token.startsWith('is-it-you.')) {
    return (
      <div className={styles.single}>
        <ConfirmIdentity key={token} token={token} />
      </div>
    );
  }
  const purpose = CONFIRMED_PURPOSES.find((each) => token.startsWith(`${each}.`));
  return purpose ? (
    <div className={styles.single}>
      <ConfirmPurpose key={token} token={token} purpose={purpose} />
    </div>
  ) : (
    <KnownLead key={token} token={token} />
  );
}

function NoLink() {
  return (
    <div className={styles.single}>
      <h1 className="page-title">{ownerPage.noLinkTitle}</h1>
      <AskForLink />
    </div>
  );
}

function KnownLead({ token }: { token: string }) {
  const link = useGetOwnLeadQuery({ 'link-token': token });
  useFreshWhenShown(link.refetch);
  const state = (
    <LinkState data={link.data} error={link.error} onRetry={() => void link.refetch()}>
      {(view) => <LeadOverview token={token} view={view} />}
    </LinkState>
  );
  if (link.data && !isGone(link.error)) return state;
  return (
    <div className={styles.single}>
      {state}
      {isGone(link.error) && <AskForLink />}
    </div>
  );
}

/** Opening decides nothing, because mail scanners open the page too. */
export function ConfirmPurpose({ token, purpose }: { token: string; purpose: ConfirmedPurpose }) {
  const [download, downloading] = useDownloadOwnDataMutation();
  const [erase, erasing] = useEraseOwnDataMutation();
  const [confirmEmail, confirming] = useConfirmNewEmailMutation();
  const [isDone, setIsDone] = useState(false);
  /** The link works once. */
  const [copy, setCopy] = useState<LeadExportDto>();
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = ownConfirmation[purpose];
  const link = { 'link-token': token };

  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  const calls: Record<ConfirmedPurpose, () => PromiseLike<{ error?: unknown; data?: unknown }>> = {
    download: () => download(link),
    erase: () => erase(link),
    'new-email': () => confirmEmail(link),
  };
  const confirm = async () => {
    const { data, error } = await calls[purpose]();
    // An erasure invalidates its own link, so «unknown» after a lost answer means success.
    const isErased = purpose === 'erase' && isUnanswered && isUnknown(error);
    setIsUnanswered(error !== undefined && !problemOf(error).isAnswer);
    setRefusal(error && !isErased ? refusalOf(error, purpose) : undefined);
    if (error && !isErased) return;
    if (purpose === 'download') {
      setCopy(data as LeadExportDto);
      await saveToRead(data as LeadExportDto);
    }
    setIsDone(true);
  };

  return (
    <>
      <h1 key={String(isDone)} className="page-title" tabIndex={-1} ref={heading}>
        {isDone ? words.doneTitle : words.title}
      </h1>
      <p className={styles.lead}>{isDone ? words.doneText : words.text}</p>
      {copy && (
        <div className="wrap-3">
          <Button icon="download" onClick={() => void saveToRead(copy)}>
            {ownCopy.toRead}
          </Button>
          <Button variant="outline" icon="download" onClick={() => saveForMachines(copy)}>
            {ownCopy.forMachines}
          </Button>
        </div>
      )}
      {isDone ? (
        <ButtonLink variant="outline" to={paths.home}>
          {ownerPage.toHome}
        </ButtonLink>
      ) : (
        <Button
          icon={purpose === 'download' ? 'download' : undefined}
          busy={downloading.isLoading || erasing.isLoading || confirming.isLoading}
          onClick={() => void confirm()}
        >
          {words.button}
        </Button>
      )}
      {refusal && (
        <>
          <p role="alert">{refusal}</p>
          {!isUnanswered && <AskForLink />}
        </>
      )}
    </>
  );
}

/** A lost answer, or another tab, may have used the link. */
function refusalOf(error: unknown, purpose: ConfirmedPurpose): string {
  const mayBeDone = purpose === 'new-email' && isRefusedAs(error, 'link-expired');
  const reason = reasonOf(error);
  return mayBeDone ? `${reason} ${ownConfirmation[purpose].perhapsDone}` : reason;
}

const isUnknown = (error: unknown): boolean => (error as CallError | undefined)?.status === 404;

/** One to read (GDPR, article 15), and one for machines (article 20). */
async function saveToRead(data: LeadExportDto): Promise<void> {
  const { readableCopy } = await import('./readable-copy');
  const page = new Blob([readableCopy(data, new Date())], { type: 'text/html' });
  saveFile(page, 'min-henvendelse.html');
}

function saveForMachines(data: LeadExportDto): void {
  const text = JSON.stringify(data, null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), 'min-henvendelse.json');
}

/** Opening decides nothing, because mail scanners open the page too. */
export function ConfirmIdentity({ token }: { token: string }) {
  const [answered, setAnswered] = useState<YesNo>();
  const { data, error, refetch } = useGetIsItYouQuery(
    { 'link-token': token },
    { skip: answered !== undefined },
  );
  if (answered) return <Answered answer={answered} />;
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()}>
      {(view) => <Question token={token} view={view} onAnswered={setAnswered} />}
    </LinkState>
  );
}

type QuestionProps = { token: string; view: IsItYouDto; onAnswered: (answer: YesNo) => void };

function Question({ token, view, onAnswered }: QuestionProps) {
  const [answer, { isLoading }] = useAnswerIsItYouMutation();
  const act = useAct();
  const said = async (word: YesNo) => {
    const call = answer({ 'link-token': token, yesNoDto: { answer: word } });
    if (await act(call)) onAnswered(word);
  };
  const moment = deadlineText(new Date(view.received_at), now());

  return (
    <>
      <h1 className="page-title">{isItYou.title}</h1>
      <p className={styles.lead}>{isItYou.text(view.service, view.city, moment)}</p>
      <dl className={styles.differences}>
        {view.differences.map(({ field, label, before, now }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <small>{isItYou.before}</small>
              {before || isItYou.nothing}
            </dd>
            <dd className={styles.now}>
              <small>{isItYou.now}</small>
              {now}
            </dd>
          </div>
        ))}
      </dl>
      <p>{isItYou.promise}</p>
      <div className="wrap-3">
        <Button busy={isLoading} onClick={() => void said('yes')}>
          {isItYou.yes}
        </Button>
        <Button variant="outline" busy={isLoading} onClick={() => void said('no')}>
          {isItYou.no}
        </Button>
      </div>
    </>
  );
}

function Answered({ answer }: { answer: YesNo }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className="page-title" tabIndex={-1} ref={heading}>
        {answer === 'yes' ? isItYou.yesTitle : isItYou.noTitle}
      </h1>
      <p className={styles.lead}>{answer === 'yes' ? isItYou.yesText : isItYou.noText}</p>
      <ButtonLink variant="outline" to={paths.home}>
        {ownerPage.toHome}
      </ButtonLink>
    </>
  );
}
