import { DomainError } from '@boligstyling/domain';

/** An element by its name, always as a list; its text under `#text`. */
export type Node = { readonly [name: string]: readonly Node[] | undefined };

/** The elements that lie there, in their order. */
export function at(node: Node, ...path: string[]): readonly Node[] {
  return path.reduce<readonly Node[]>(
    (nodes, name) => nodes.flatMap((each) => each[name] ?? []),
    [node],
  );
}

/** The text of the first element that lies there; empty: there is none. */
export function textAt(node: Node, ...path: string[]): string {
  const [found] = at(node, ...path);
  return found ? textOf(found) : '';
}

/** The text of an element. */
export function textOf(node: Node): string {
  return String(node['#text'] ?? '').trim();
}

/** Why a file is refused, in a sentence for the administrator. */
export function refused(reason: string): DomainError {
  return new DomainError('invalid-bank-file', reason);
}
