import { useEffect } from 'react';
import { consentKnown, selectBannerView, settingsClosed } from '../../shared/consent/consent-slice';
import { onConsentElsewhere, readConsent } from '../../shared/consent/consent-storage';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { whenLoaded } from '../../shared/ui/when-loaded';

/** The page works if this cannot load, and then nothing is consented to. */
const FirstView = whenLoaded(() => import('./first-view'), false);
const SettingsView = whenLoaded(() => import('./settings-view'));

/** The first view is announced politely and takes no focus. */
export function ConsentBanner({ asks }: { asks: boolean }) {
  const view = useAppSelector(selectBannerView);
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch(consentKnown(readConsent()));
    return onConsentElsewhere((record) => dispatch(consentKnown(record)));
  }, [dispatch]);

  return (
    <>
      <div aria-live="polite">{asks && view === 'choices' && <FirstView />}</div>
      {view === 'settings' && <SettingsView onClose={() => dispatch(settingsClosed())} />}
    </>
  );
}
