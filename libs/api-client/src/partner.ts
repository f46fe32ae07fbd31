import { partnerApi, type SavedSettingsDto } from './generated/partner-api';
import { namePartnerBy } from './links-base-api';

export type { CallError } from './call-api';
export * from './generated/partner-api';

type State = Parameters<ReturnType<typeof partnerApi.endpoints.getPartnerPage.select>>[0];

const selectPage = partnerApi.endpoints.getPartnerPage.select();

export const partnerPageIn = (state: unknown) => selectPage(state as State).data;

namePartnerBy((state) => partnerPageIn(state)?.id);

/**
 * Saved settings, and those that a stale change found, are the base of the next change at once. Any
 * other refusal refetches the page: the session may have ended, or be another partner's.
 */
partnerApi.enhanceEndpoints({
  endpoints: {
    changePartnerSettings: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const show = (saved: SavedSettingsDto) =>
          dispatch(
            partnerApi.util.updateQueryData('getPartnerPage', undefined, (page) => {
              Object.assign(page, saved);
            }),
          );
        try {
          show((await queryFulfilled).data);
        } catch (refused) {
          const current = (refused as Refused).error?.data?.current;
          if (current) show(current);
          else dispatch(partnerApi.util.invalidateTags(['partner']));
        }
      },
    },
  },
});

interface Refused {
  error?: { data?: { current?: SavedSettingsDto } };
}
