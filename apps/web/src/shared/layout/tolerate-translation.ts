/**
 * Lets React take away a text, or put something before one, that is no longer where React put it: a
 * browser that translates has put an element in its place. The browser would throw, and React give the
 * whole page up (facebook/react#11538). What is said anew stands in an element of its own wherever it
 * matters, so that nothing outdated is left.
 */
export function tolerateTranslation(): void {
  // The server renders pages with the same code.
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
