/**
 * Browser translation replaces text nodes, so React's `removeChild` would throw
 * (facebook/react#11538). Changing texts need a separate element.
 */
export function tolerateTranslation(): void {
  // Pages are pre-rendered in Node.
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
