import {
  partnerPageIn,
  type PartnerSettingsDto,
  type SavedSettingsDto,
  useChangePartnerSettingsMutation,
} from '@boligstyling/api-client/partner';
import { useState, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { partnerSettings } from '../../../content/partner-home';
import { basedOn, changesOf, currentIn } from '../../../shared/calls/versions';
import { useAct } from '../../../shared/links/use-act';
import { useInTurn } from '../../../shared/calls/use-in-turn';

const isChangedIn = (current: SavedSettingsDto, page: SavedSettingsDto, sent: object): boolean =>
  Object.keys(changesOf(page, current)).some((name) => name in sent);

/** By store. All cards edit one record, so a save needs the version that the previous one left. */
const previousSaves = new WeakMap<object, Promise<unknown>>();

export function useSettings() {
  const [change] = useChangePartnerSettingsMutation();
  const [unsaved, setUnsaved] = useState(0);
  const act = useAct();
  const store = useStore();

  const save = (
    partnerSettingsDto: PartnerSettingsDto,
    onStale?: (current: SavedSettingsDto) => void,
  ): Promise<SavedSettingsDto | undefined> => {
    const saveNow = async () => {
      const page = partnerPageIn(store.getState());
      if (!page) return undefined;
      const send = (base: { version: string }) => change({ partnerSettingsDto, ...basedOn(base) });
      let call = send(page);
      const current = currentIn<SavedSettingsDto>((await call).error);
      if (current && !onStale && !isChangedIn(current, page, partnerSettingsDto)) {
        call = send(current);
      }
      await act(call, partnerSettings.saved, onStale);
      return (await call).data;
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

/** The base of the next press. A failed save is reverted unless a newer one is pending. */
export function useWanted<Value>(kept: Value, save: (value: Value) => Promise<unknown>) {
  const [wanted, setWanted] = useState(kept);
  const [followed, setFollowed] = useState(kept);
  const [unsettled, setUnsettled] = useState(0);
  const latest = useRef(kept);
  const saved = useRef(kept);
  const inTurn = useInTurn();

  if (followed !== kept) {
    setFollowed(kept);
    if (unsettled === 0) setWanted(kept);
  }
  useLayoutEffect(() => {
    saved.current = kept;
  }, [kept]);

  const want = (value: Value) => {
    setWanted(value);
    setUnsettled((count) => count + 1);
    latest.current = value;
    inTurn(async () => {
      if (latest.current === value) {
        if (await save(value)) saved.current = value;
        else if (latest.current === value) setWanted(saved.current);
      }
      setUnsettled((count) => count - 1);
    });
  };
  return [wanted, want] as const;
}
