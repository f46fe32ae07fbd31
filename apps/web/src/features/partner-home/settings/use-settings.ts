import {
  partnerPageIn,
  type PartnerSettingsDto,
  type SavedSettingsDto,
  useChangePartnerSettingsMutation,
} from '@boligstyling/api-client/partner';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { partnerSettings } from '../../../content/partner-home';
import { basedOn } from '../../../shared/calls/versions';
import { useAct } from '../../../shared/links/use-act';

/** By store. All cards edit one record, so a save needs the version that the previous one left. */
const previousSaves = new WeakMap<object, Promise<unknown>>();

export function useSettings() {
  const [change] = useChangePartnerSettingsMutation();
  const [unsaved, setUnsaved] = useState(0);
  const act = useAct();
  const store = useStore();

  /** @param onStale as in {@link useAct} */
  const save = (
    partnerSettingsDto: PartnerSettingsDto,
    onStale?: (current: SavedSettingsDto) => void,
  ): Promise<boolean> => {
    const saveNow = async () => {
      const page = partnerPageIn(store.getState());
      if (!page) return false;
      const call = change({ partnerSettingsDto, ...basedOn(page) });
      return act(call, partnerSettings.saved, onStale);
    };
    setUnsaved((count) => count + 1);
    const saving = (previousSaves.get(store) ?? Promise.resolve())
      .then(saveNow, saveNow)
      .finally(() => setUnsaved((count) => count - 1));
    previousSaves.set(store, saving);
    return saving;
  };
  return { save, isSaving: unsaved > 0 };
}
