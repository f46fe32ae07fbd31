import { Link } from 'react-router-dom';
import { consent } from '../../content/consent';
import { chooseConsent } from '../../shared/consent/choose-consent';
import { ALL, NONE } from '../../shared/consent/consent-record';
import { settingsOpened } from '../../shared/consent/consent-slice';
import { useAppDispatch } from '../../shared/store/hooks';
import { SideButton } from '../../shared/ui/button';
import styles from './first-view.module.css';
import { CUSTOMISE_ID, Sheet } from './sheet';

/** Consent rules require that accepting and refusing look alike. */
export default function FirstView() {
  const dispatch = useAppDispatch();
  const { policyLink } = consent;
  return (
    <Sheet>
      <div className={styles.row}>
        <p className={styles.text}>
          <strong>{consent.title}.</strong> {consent.text}{' '}
          <Link to={policyLink.to}>{policyLink.text}</Link>
        </p>
        <div className={styles.buttons}>
          <SideButton onClick={() => dispatch(chooseConsent(NONE))}>
            {consent.onlyNecessary}
          </SideButton>
          <SideButton id={CUSTOMISE_ID} onClick={() => dispatch(settingsOpened())}>
            {consent.customise}
          </SideButton>
          <SideButton onClick={() => dispatch(chooseConsent(ALL))}>{consent.acceptAll}</SideButton>
        </div>
      </div>
    </Sheet>
  );
}
