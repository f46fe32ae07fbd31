import type { CallError } from '@boligstyling/api-client';
import type { LeadExportDto } from '@boligstyling/api-client/links';
import {
  useConfirmNewEmailMutation,
  useDownloadOwnDataMutation,
  useEraseOwnDataMutation,
} from '@boligstyling/api-client/links';
import type { ConfirmedPurpose } from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { ownCopy } from '../../../content/own-copy';
import { ownConfirmation, ownerPage } from '../../../content/owner-page';
import { paths } from '../../../shared/config/paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { AskForLink } from '../ask-for-link';
import styles from './owner-page.module.css';
import { isRefusedAs, problemOf } from '../../../shared/calls/problem-of';
import { saveFile } from '../../../shared/calls/save-file';
import { reasonOf } from '../../../shared/links/reason-of';

type ConfirmPurposeProps = { token: string; purpose: ConfirmedPurpose };

/** Opening decides nothing, because mail scanners open the page too. */
export function ConfirmPurpose({ token, purpose }: ConfirmPurposeProps) {
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
      <h1 key={String(isDone)} className={styles.title} tabIndex={-1} ref={heading}>
        {isDone ? words.doneTitle : words.title}
      </h1>
      <p className={styles.lead}>{isDone ? words.doneText : words.text}</p>
      {copy && (
        <div className={styles.buttons}>
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
