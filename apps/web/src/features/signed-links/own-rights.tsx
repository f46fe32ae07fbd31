import {
  useAnswerAboutStylistsMutation,
  useAskToConfirmMutation,
  useWithdrawOwnRequestMutation,
  type OwnRequestDto,
} from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownRequest } from '../../content/own-request';
import { Icon, type IconName } from '../../shared/ui/icon';
import { AskFirst } from '../../shared/links/ask-first';
import styles from './own-rights.module.css';
import { useAct } from '../../shared/links/use-act';
import { shownConsent } from './shown-consent';

type Right = 'download' | 'no-stylists' | 'withdraw' | 'erase';

/** What an owner decides over: having it handed out, taking it back, having it erased. */
export function OwnRights({ token, view }: { token: string; view: OwnRequestDto }) {
  const [withdraw, withdrawing] = useWithdrawOwnRequestMutation();
  const [answerAboutStylists, answering] = useAnswerAboutStylistsMutation();
  const [askToConfirm, asking] = useAskToConfirmMutation();
  const [chosen, setChosen] = useState<Right>();
  const act = useAct();
  const link = { 'link-token': token };
  const close = () => setChosen(undefined);

  const withdrawNow = async () => {
    await act(withdraw(link), ownRequest.withdrawn);
    close();
  };
  const refuseStylists = async () => {
    const answer = { ...link, ...shownConsent, stylistsAnswerDto: { answer: 'no' as const } };
    await act(answerAboutStylists(answer), ownRequest.stylistsNoDone);
    close();
  };
  const ask = async (purpose: 'download' | 'erase') => {
    await act(askToConfirm({ ...link, askToConfirmDto: { purpose } }), ownRequest.asked);
    close();
  };

  return (
    <section className={styles.rights}>
      <h2 className={styles.heading}>{ownRequest.rightsTitle}</h2>
      {!view.old_link && (
        <RightButton
          icon="download"
          title={ownRequest.downloadTitle}
          text={ownRequest.downloadText}
          onClick={() => setChosen('download')}
        />
      )}
      {view.choices.stylists === 'yes' && (
        <RightButton
          icon="arrow-right"
          title={ownRequest.stylistsNo}
          text={ownRequest.stylistsNoText}
          onClick={() => setChosen('no-stylists')}
        />
      )}
      {view.choices.withdraw && (
        <RightButton
          icon="arrow-right"
          title={ownRequest.withdraw}
          text={ownRequest.withdrawText}
          onClick={() => setChosen('withdraw')}
        />
      )}
      {!view.old_link && (
        <RightButton
          icon="trash"
          isGrave
          title={ownRequest.eraseTitle}
          text={ownRequest.eraseText}
          onClick={() => setChosen('erase')}
        />
      )}
      {chosen === 'no-stylists' && (
        <AskFirst
          title={ownRequest.stylistsNo}
          question={ownRequest.stylistsNoQuestion}
          yes={ownRequest.stylistsNo}
          busy={answering.isLoading}
          onYes={() => void refuseStylists()}
          onNo={close}
        />
      )}
      {chosen === 'withdraw' && (
        <AskFirst
          title={ownRequest.withdraw}
          question={ownRequest.withdrawQuestion}
          yes={ownRequest.withdraw}
          busy={withdrawing.isLoading}
          onYes={() => void withdrawNow()}
          onNo={close}
        />
      )}
      {(chosen === 'download' || chosen === 'erase') && (
        <AskFirst
          title={ownRequest.askTitle[chosen]}
          question={ownRequest.askText(view.sent?.customer_email ?? '')}
          yes={ownRequest.askYes}
          busy={asking.isLoading}
          onYes={() => void ask(chosen)}
          onNo={close}
        />
      )}
    </section>
  );
}

type RightButtonProps = {
  icon: IconName;
  title: string;
  text: string;
  isGrave?: boolean;
  onClick: () => void;
};

function RightButton({ icon, title, text, isGrave, onClick }: RightButtonProps) {
  return (
    <button type="button" className={isGrave ? styles.grave : styles.right} onClick={onClick}>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Icon name={icon} />
    </button>
  );
}
