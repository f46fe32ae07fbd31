import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes with its first use: nothing is shown until then, and all of it at once
 * where its `load` was called ahead. React's `lazy` keeps back for 300 ms what it has shown nothing
 * of, however soon it comes. Code that cannot be loaded throws as the component would.
 */
export function whenLoaded<Props extends object>(
  module: () => Promise<{ default: ComponentType<Props> }>,
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
          throw error;
        });
      load().then(() => show({}), fail);
    }, []);
    return Content && <Content {...props} />;
  }
  return Object.assign(WhenLoaded, { load });
}
