import { useEnterAsPartnerMutation } from '@boligstyling/api-client/partner';
import { useNavigate } from 'react-router-dom';
import { partnerLogin } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { problemOf } from '../../shared/calls/problem-of';
import { reasonOf } from '../../shared/links/reason-of';
import { Button } from '../../shared/ui/button';
import styles from './partner-login.module.css';
import { LoginAgain } from './login-again';

/** Mail scanners open links, and some execute the page. */
export function OpenPartnerPage({ token }: { token: string }) {
  const [enter, entering] = useEnterAsPartnerMutation();
  const navigate = useNavigate();

  const open = async () => {
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
      <h1 className={styles.title}>{partnerLogin.openTitle}</h1>
      <p className={styles.lead}>{partnerLogin.openText}</p>
      {error && <p role="alert">{reasonOf(error)}</p>}
      <div>
        <Button busy={entering.isLoading} onClick={() => void open()} arrow>
          {partnerLogin.open}
        </Button>
      </div>
    </>
  );
}
