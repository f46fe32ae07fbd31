import { useEraseLeadMutation, useWithdrawLeadMutation } from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownRequest } from '../../content/own-request';
import { Button, ButtonLink } from '../../shared/ui/button';
import { AskFirst } from './ask-first';
import styles from './signed-links.module.css';
import { useAct } from './use-act';

type OwnRightsProps = { token: string; canWithdraw: boolean; onErased: () => void };

/** What an owner can do with the request: withdraw it, have it handed out, have it erased. */
export function OwnRights({ token, canWithdraw, onErased }: OwnRightsProps) {
  const [withdraw, withdrawing] = useWithdrawLeadMutation();
  const [erase, erasing] = useEraseLeadMutation();
  const [asked, setAsked] = useState<'withdraw' | 'erase'>();
  const act = useAct();
  const close = () => setAsked(undefined);

  const withdrawNow = async () => {
    await act(withdraw({ token }), ownRequest.withdrawn);
    close();
  };
  const eraseNow = async () => {
    if (await act(erase({ token }))) onErased();
    else close();
  };

  return (
    <section className={styles.rights} aria-label={ownRequest.rightsTitle}>
      {canWithdraw && (
        <div className={styles.right}>
          <h2 className={styles.subheading}>{ownRequest.withdrawTitle}</h2>
          <p className={styles.note}>{ownRequest.withdrawText}</p>
          <Button variant="outline" size="small" onClick={() => setAsked('withdraw')}>
            {ownRequest.withdraw}
          </Button>
        </div>
      )}
      <div className={styles.right}>
        <h2 className={styles.subheading}>{ownRequest.downloadTitle}</h2>
        <p className={styles.note}>{ownRequest.downloadText}</p>
        <ButtonLink
          variant="outline"
          size="small"
          icon="download"
          to={new URL(`/api/owner-links/${token}/export`, location.href).href}
        >
          {ownRequest.download}
        </ButtonLink>
      </div>
      <div className={styles.right}>
        <h2 className={styles.subheading}>{ownRequest.eraseTitle}</h2>
        <p className={styles.note}>{ownRequest.eraseText}</p>
        <Button variant="outline" size="small" onClick={() => setAsked('erase')}>
          {ownRequest.erase}
        </Button>
      </div>
      {asked === 'withdraw' && (
        <AskFirst
          title={ownRequest.withdraw}
          question={ownRequest.withdrawQuestion}
          yes={ownRequest.withdraw}
          busy={withdrawing.isLoading}
          onYes={() => void withdrawNow()}
          onNo={close}
        />
      )}
      {asked === 'erase' && (
        <AskFirst
          title={ownRequest.erase}
          question={ownRequest.eraseQuestion}
          yes={ownRequest.eraseNow}
          busy={erasing.isLoading}
          onYes={() => void eraseNow()}
          onNo={close}
        />
      )}
    </section>
  );
}
