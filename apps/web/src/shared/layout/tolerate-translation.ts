/**
 * Browser translation replaces text nodes, so React's `removeChild` and `insertBefore` would throw
 * and unmount the page (facebook/react#11538). These tolerate moved nodes. Changing texts need an
 * element of their own, so that no outdated text remains.
 */
export function tolerateTranslation(): void {
  // Also runs when pages are pre-rendered in Node.
  if (typeof Node === 'undefined') return;
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    insertBefore.call(this, added, before?.parentNode === this ? before : null);
    return added;
  };
}
