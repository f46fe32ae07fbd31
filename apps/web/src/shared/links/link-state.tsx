import type { UnknownAction } from '@reduxjs/toolkit';
import { type CallError, linksApi } from '@boligstyling/api-client/links';
import { type ReactNode, useEffect, useRef } from 'react';
import { signedLinks } from '../../content/signed-links';
import { focusMain } from '../layout/page-entry';
import { paths } from '../config/paths';
import { useRuntimeConfig } from '../config/runtime-config';
import { problemOf } from '../calls/problem-of';
import { useAppDispatch } from '../store/hooks';
import { Button } from '../ui/button';
import { reasonOf } from './use-act';
import styles from './link-state.module.css';

type LinkStateProps<View> = {
  data: View | undefined;
  error: unknown;
  onRetry: () => void;
  /** Default: the last e-mail and the operator's address. */
  advice?: ReactNode;
  children: (view: View) => ReactNode;
};

export function LinkState<View>({ data, error, onRetry, advice, children }: LinkStateProps<View>) {
  const { contactEmail } = useRuntimeConfig();
  const hasRetried = useRef(false);
  useEffect(() => {
    if (data && hasRetried.current && document.activeElement === document.body) focusMain();
  }, [data]);
  if (data && !isGone(error)) return children(data);
  if (!error) return <p role="status">{signedLinks.loading}</p>;
  return (
    <div className={styles.broken} role="alert">
      <h1 className="page-title">
        {problemOf(error).isAnswer ? signedLinks.brokenTitle : signedLinks.failed}
      </h1>
      <p className={styles.lead}>{reasonOf(error)}</p>
      {isGone(error) && (advice ?? <p>{signedLinks.brokenHelp(contactEmail)}</p>)}
      {!isGone(error) && (
        <Button
          variant="outline"
          onClick={() => {
            hasRetried.current = true;
            onRetry();
          }}
        >
          {signedLinks.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The partner's own page shows what its links show. */
export function WayToOwnPage({ help }: { help: string }) {
  return (
    <>
      <p>{help}</p>
      <a href={paths.partner}>{signedLinks.toOwnPage}</a>
    </>
  );
}

export const isGone = (error: unknown): boolean => {
  const status = (error as CallError | undefined)?.status;
  return status === 404 || status === 410;
};

const readLinksAnew = () => linksApi.util.invalidateTags(['links']);

/** Reads the whole page again once a part of it is gone. */
export function useEndOfPage(error: unknown, readAnew: () => UnknownAction = readLinksAnew): void {
  const dispatch = useAppDispatch();
  const hasEnded = isGone(error);
  useEffect(() => {
    if (hasEnded) dispatch(readAnew());
  }, [dispatch, hasEnded, readAnew]);
}
