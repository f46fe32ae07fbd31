import {
  useSendPartnerLinkMutation,
  useEnterAsPartnerMutation,
} from '@boligstyling/api-client/partner';
import { partnerLogin, partnerHome } from '../../content/partner-home';
import { LinkForm } from '../../shared/links/link-form';
import styles from './partner-login.module.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { problemOf, isRefusedAs } from '../../shared/calls/problem-of';
import { reasonOf } from '../../shared/links/use-act';
import { Button } from '../../shared/ui/button';
import { unexpectedError } from '../../content/unexpected-error';

export function PartnerLogin() {
  return (
    <>
      <h1 className="page-title">{partnerLogin.title}</h1>
      <p className={styles.lead}>{partnerLogin.text}</p>
      <AskForPartnerLink />
      <p className="muted">
        {partnerLogin.paused} {partnerLogin.offers}
      </p>
    </>
  );
}

function AskForPartnerLink() {
  const [send, { isLoading }] = useSendPartnerLinkMutation();
  return (
    <LinkForm
      words={partnerLogin}
      className={styles.card}
      busy={isLoading}
      onSend={(email) => send({ partnerLinkRequestDto: { email } })}
    />
  );
}

type WayBackInProps = { title: string; text: string; children?: ReactNode };

/** The heading takes the focus; an alert would be read again with each word of the form. */
function LoginAgain({ title, text, children }: WayBackInProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.broken}>
      <h1 className="page-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className={styles.lead}>{text}</p>
      {children}
      <AskForPartnerLink />
    </div>
  );
}

/** Chromium with blocked cookies calls them enabled, and refuses storage. */
function takesCookies(): boolean {
  try {
    return navigator.cookieEnabled && localStorage !== null;
  } catch {
    return false;
  }
}

/** Mail scanners open links, and some execute the page. */
export function OpenPartnerPage({ token }: { token: string }) {
  const [enter, entering] = useEnterAsPartnerMutation();
  const navigate = useNavigate();

  const [isRefused, setIsRefused] = useState(false);

  const open = async () => {
    const isTaken = takesCookies();
    setIsRefused(!isTaken);
    if (!isTaken) return;
    const { error } = await enter({ partnerEntryDto: { token } });
    if (!error) await navigate(paths.partner, { replace: true });
  };

  const { error } = entering;
  // Without an answer the link is still valid.
  if (error && problemOf(error).isAnswer) {
    return <LoginAgain title={partnerLogin.gone} text={reasonOf(error)} />;
  }
  return (
    <>
      <h1 className="page-title">{partnerLogin.openTitle}</h1>
      <p className={styles.lead}>{partnerLogin.openText}</p>
      {isRefused && <p role="alert">{partnerLogin.noCookies}</p>}
      {error && !isRefused && <p role="alert">{reasonOf(error)}</p>}
      <div>
        <Button busy={entering.isLoading} onClick={() => void open()} arrow>
          {partnerLogin.open}
        </Button>
      </div>
    </>
  );
}

/** Another partner may have logged in. */
export function SessionEnded({ error }: { error: unknown }) {
  if (!isRefusedAs(error, 'other-partner')) {
    return <LoginAgain title={partnerHome.outTitle} text={partnerHome.outText} />;
  }
  return (
    <LoginAgain title={partnerHome.otherTitle} text={partnerHome.otherText}>
      <div>
        <Button onClick={() => window.location.reload()}>{unexpectedError.reload}</Button>
      </div>
    </LoginAgain>
  );
}
