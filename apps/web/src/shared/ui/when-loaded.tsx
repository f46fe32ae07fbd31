import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { unopened } from '../../content/unopened';
import { useAppDispatch } from '../store/hooks';
import { showToast } from '../toast/toast-slice';

/**
 * A component loaded on first use, shown without delay if preloaded: `React.lazy` withholds an
 * empty fallback's content for 300 ms. A failed load throws, unless the component is optional. If
 * it has `onClose`, it is closed with a message instead, so that the page and its input stay; the
 * next press retries.
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
    const fail = useEffectEvent((error: unknown) => {
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
