import type { RotateKeyDto } from '@boligstyling/api-client/admin';
import { adminSecrets } from '../../../../content/admin-secrets';
import { useChange } from './use-change';

type Rotate<Made> = (asked: {
  id: string;
  rotateKeyDto: RotateKeyDto;
}) => PromiseLike<{ data?: Made; error?: unknown }>;

/** Gives something another secret, tells what came of it, and hands it on where it was made. */
export function useRotation<Made>(
  rotate: Rotate<Made>,
  id: string,
  onRotated: (made: Made) => void,
): (overlapHours: number) => Promise<void> {
  const change = useChange();
  return async (overlap_hours) => {
    const call = rotate({ id, rotateKeyDto: { overlap_hours } });
    const { data } = await call;
    if ((await change(call, adminSecrets.rotated)) && data) onRotated(data);
  };
}
