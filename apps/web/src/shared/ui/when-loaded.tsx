import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes with its first use: nothing is shown until then, and all of it at once
 * where its `load` was called ahead. React's `lazy` keeps back for 300 ms what it has shown nothing
 * of, however soon it comes. Code that cannot be loaded throws as the component would, unless the page
 * does without it.
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
  function WhenLoaded(props: Props) {
    const [, show] = useState({});
    useEffect(() => {
      if (Content) return;
      const fail = (error: unknown) =>
        show(() => {
          if (isNeeded) throw error;
          return {};
        });
      load().then(() => show({}), fail);
    }, []);
    return Content && <Content {...props} />;
  }
  return Object.assign(WhenLoaded, { load });
}
