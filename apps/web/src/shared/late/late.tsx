import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { firstInteraction } from './first-interaction';

/**
 * A part of a page whose code loads once the visitor begins to move about, for what lies below the
 * fold. A render from above with the same properties leaves it alone: React would otherwise throw
 * away what stands in its place until then.
 *
 * @param fallback stands in its place when a page is opened from another one
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
) {
  const Content: ComponentType<Props> = lazy(async () => {
    await firstInteraction;
    return load();
  });
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    );
  });
}
