import {
  adminApi,
  useChangePartnerMutation,
  type PartnerDto,
} from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin/admin-partners';
import { useAppDispatch } from '../../../shared/store/hooks';

/**
 * Pauses a partner, or ends the pause that is shown of it. One that is another by now, a colleague's or
 * a later one of its own, is left, and shown.
 */
export function usePausing(shown: PartnerDto) {
  const dispatch = useAppDispatch();
  const [change, changing] = useChangePartnerMutation();
  const [look, looking] = adminApi.endpoints.getPartner.useLazyQuery();
  const { id } = shown;

  const resume = async () => {
    const found = await look({ id });
    if (!found.data) return found;
    if (isAsShown(found.data, shown)) return change({ id, changePartnerDto: { active: true } });
    dispatch(adminApi.util.invalidateTags(['admin']));
    return found;
  };

  return {
    busy: changing.isLoading || looking.isFetching,
    set: (active: boolean) =>
      active ? resume() : change({ id, changePartnerDto: { active: false } }),
    toldOf: shown.active ? pausedItself : pausedMeanwhile,
  };
}

const isAsShown = (now: PartnerDto, shown: PartnerDto): boolean =>
  (['active', 'paused_by_office', 'paused_until'] as const).every((key) => now[key] === shown[key]);

/** A partner that took a pause first ends it by itself: the office's would have been held. */
const pausedItself = ({ active, paused_by_office: isOurs }: PartnerDto) =>
  active || isOurs ? undefined : adminPartners.pausedItselfToast;

const pausedMeanwhile = ({ active }: PartnerDto) =>
  active ? undefined : adminPartners.pausedMeanwhileToast;
