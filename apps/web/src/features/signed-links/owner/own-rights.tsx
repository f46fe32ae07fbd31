import {
  useAnswerAboutStylistsMutation,
  useAskToConfirmMutation,
  useWithdrawOwnLeadMutation,
  type OwnerPageDto,
} from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { Icon, type IconName } from '../../../shared/ui/icon';
import { AskFirst } from '../../../shared/links/ask-first';
import styles from './own-rights.module.css';
import { useAct } from '../../../shared/links/use-act';
import { shownConsent } from '../../../shared/links/price-text';

type Right = 'download' | 'no-stylists' | 'withdraw' | 'erase';

/** GDPR, articles 7, 15 and 17. */
export function OwnRights({ token, view }: { token: string; view: OwnerPageDto }) {
  const [withdraw, withdrawing] = useWithdrawOwnLeadMutation();
  const [answerAboutStylists, answering] = useAnswerAboutStylistsMutation();
  const [askToConfirm, asking] = useAskToConfirmMutation();
  const [chosen, setChosen] = useState<Right>();
  const act = useAct();
  const link = { 'link-token': token };
  const close = () => setChosen(undefined);

  const withdrawNow = async () => {
    await act(withdraw(link), ownerPage.withdrawn);
    close();
  };
  const refuseStylists = async () => {
    const answer = { ...link, ...shownConsent, yesNoDto: { answer: 'no' as const } };
    await act(answerAboutStylists(answer), ownerPage.stylistsNoDone);
    close();
  };
  const ask = async (purpose: 'download' | 'erase') => {
    await act(askToConfirm({ ...link, askToConfirmDto: { purpose } }), ownerPage.asked);
    close();
  };

  return (
    <section className={styles.rights}>
      <h2 className={styles.heading}>{ownerPage.rightsTitle}</h2>
      <RightButton
        icon="download"
        title={ownerPage.downloadTitle}
        text={ownerPage.downloadText}
        onClick={() => setChosen('download')}
      />
      {view.choices.stylists === 'yes' && (
        <RightButton
          icon="arrow-right"
          title={ownerPage.stylistsNo}
          text={ownerPage.stylistsNoText}
          onClick={() => setChosen('no-stylists')}
        />
      )}
      {view.choices.withdraw && (
        <RightButton
          icon="arrow-right"
          title={ownerPage.withdraw}
          text={ownerPage.withdrawText}
          onClick={() => setChosen('withdraw')}
        />
      )}
      <RightButton
        icon="trash"
        isGrave
        title={ownerPage.eraseTitle}
        text={ownerPage.eraseText}
        onClick={() => setChosen('erase')}
      />
      {chosen === 'no-stylists' && (
        <AskFirst
          title={ownerPage.stylistsNo}
          question={ownerPage.stylistsNoQuestion}
          yes={ownerPage.stylistsNo}
          busy={answering.isLoading}
          onYes={() => void refuseStylists()}
          onNo={close}
        />
      )}
      {chosen === 'withdraw' && (
        <AskFirst
          title={ownerPage.withdraw}
          question={ownerPage.withdrawQuestion}
          yes={ownerPage.withdraw}
          busy={withdrawing.isLoading}
          onYes={() => void withdrawNow()}
          onNo={close}
        />
      )}
      {(chosen === 'download' || chosen === 'erase') && (
        <AskFirst
          title={ownerPage.askTitle[chosen]}
          question={ownerPage.askText(view.sent?.customer_email ?? '')}
          yes={ownerPage.askYes}
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
