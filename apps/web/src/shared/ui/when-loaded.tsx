import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { unopened } from '../../content/unopened';
import { useAppDispatch } from '../store/hooks';
import { leaving } from '../leaving';
import { showToast } from '../toast/toast-slice';

/**
 * `React.lazy` withholds an empty fallback's content for 300 ms. A failed load throws; with
 * `onClose` a message closes it, so that input stays.
 *
 * @param isNeeded false if the page works without it
 */
export function whenLoaded<Props extends object>(
  module: () => Promise<{ default: ComponentType<Props> }>,
  isNeeded = true,
) {
  let Content: ComponentType<Props> | undefined;
  const load = async () => {
    Content ??= (await module()).default;
  };
  function WhenLoaded(props: Props & { onClose?: () => void }) {
    const dispatch = useAppDispatch();
    const [, show] = useState({});
    const fail = useEffectEvent(async (error: unknown) => {
      await leaving.over;
      if (props.onClose) {
        props.onClose();
        dispatch(showToast(unopened));
      } else if (isNeeded) {
        show(() => {
          throw error;
        });
      }
    });
    useEffect(() => {
      if (!Content) load().then(() => show({}), fail);
    }, []);
    return Content && <Content {...props} />;
  }
  return Object.assign(WhenLoaded, { load });
}
