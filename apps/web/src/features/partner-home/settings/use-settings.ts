import {
  type PartnerSettingsDto,
  useChangePartnerSettingsMutation,
} from '@boligstyling/api-client/partner';
import { partnerSettings } from '../../../content/partner-home';
import { useAct } from '../../../shared/links/use-act';

/** @returns a function that resolves to true if saved */
export function useSettings() {
  const [change, changing] = useChangePartnerSettingsMutation();
  const act = useAct();
  const save = (partnerSettingsDto: PartnerSettingsDto) =>
    act(change({ partnerSettingsDto }), partnerSettings.saved);
  return { save, isSaving: changing.isLoading };
}
