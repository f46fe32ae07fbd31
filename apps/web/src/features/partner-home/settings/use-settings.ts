import {
  partnerPageIn,
  type PartnerSettingsDto,
  type SavedSettingsDto,
  useChangePartnerSettingsMutation,
} from '@boligstyling/api-client/partner';
import { useStore } from 'react-redux';
import { partnerSettings } from '../../../content/partner-home';
import { basedOn } from '../../../shared/calls/versions';
import { useAct } from '../../../shared/links/use-act';

/** Saves over the page as it stands: another card may have saved since this one was drawn. */
export function useSettings() {
  const [change, changing] = useChangePartnerSettingsMutation();
  const act = useAct();
  const store = useStore();

  /**
   * @param onStale as in {@link useAct}
   * @returns true if saved
   */
  const save = async (
    partnerSettingsDto: PartnerSettingsDto,
    onStale?: (current: SavedSettingsDto) => void,
  ): Promise<boolean> => {
    const page = partnerPageIn(store.getState());
    if (!page) return false;
    const call = change({ partnerSettingsDto, ...basedOn(page) });
    return act(call, partnerSettings.saved, onStale);
  };
  return { save, isSaving: changing.isLoading };
}
