import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { unopened } from '../../content/unopened';
import { useAppDispatch } from '../store/hooks';
import { showToast } from '../toast/toast-slice';

/**
 * A component whose code comes with its first use: nothing is shown until then, and all of it at once
 * where its `load` was called ahead. React's `lazy` keeps back for 300 ms what it has shown nothing
 * of, however soon it comes.
 *
 * Code that cannot be loaded throws as the component would, unless the page does without it. What a
 * visitor has opened, and closes by `onClose`, is closed again, and that is said: the page stays, with
 * what is written in it, and the next press tries again.
 *
 * @param isNeeded whether the page cannot do without it
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
