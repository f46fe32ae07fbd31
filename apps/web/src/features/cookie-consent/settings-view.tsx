import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { consentSettings as settings } from '../../content/consent-settings';
import { chooseConsent } from '../../shared/consent/choose-consent';
import { ALL, NONE, type OptionalCategory } from '../../shared/consent/consent-record';
import { selectConsentRecord } from '../../shared/consent/consent-slice';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { SideButton } from '../../shared/ui/button';
import { Checkbox } from '../../shared/ui/fields/checkbox';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './settings-view.module.css';
import { CUSTOMISE_ID, Sheet } from './sheet';

const OPTIONAL: readonly OptionalCategory[] = ['functional', 'analytics', 'marketing'];

export default function SettingsView({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const earlier = useAppSelector(selectConsentRecord);
  const [choices, setChoices] = useState(earlier ?? NONE);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    // Orca is silent about a title that it has found itself.
    title.current?.closest('section')?.focus();
    return () => {
      // The first view's button may be back.
      const wasFirstView = opener === document.body || opener?.matches('main');
      const back = wasFirstView ? document.getElementById(CUSTOMISE_ID) : opener;
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);

  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();

  return (
    <Sheet role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h2 className={styles.title} ref={title} id={titleId}>
          {settings.title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>{settings.close}</VisuallyHidden>
        </button>
      </div>
      <p className={styles.text}>{settings.text}</p>
      <div className={styles.categories}>
        <Checkbox
          {...settings.categories.necessary}
          label={`${settings.categories.necessary.label} (${settings.alwaysOn.toLowerCase()})`}
          checked
          disabled
        />
        {OPTIONAL.map((category) => (
          <Checkbox
            key={category}
            {...settings.categories[category]}
            checked={choices[category]}
            onChange={(event) => setChoices({ ...choices, [category]: event.target.checked })}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <SideButton onClick={() => dispatch(chooseConsent(choices))}>{settings.save}</SideButton>
        <SideButton onClick={() => dispatch(chooseConsent(ALL))}>{settings.acceptAll}</SideButton>
      </div>
    </Sheet>
  );
}
