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

/** The text of an element, with its references to characters decoded. */
export function textOf(node: Node): string {
  return String(node['#text'] ?? '')
    .replaceAll(REFERENCE, decoded)
    .trim();
}

/** Those that XML has without a document type. */
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference to what no text has, such as half a character, stays as it is written. */
function decoded(written: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return NAMED[name] ?? written;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isText = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isText ? String.fromCodePoint(code) : written;
}

/** A message of the bank, with the business application header it came in; empty without one. */
export interface Message {
  readonly header: Node;
  readonly body: Node;
}

/** Deeper than any envelope. */
const ENVELOPES_MOST = 5;

/** The notices of payments in a file, however many envelopes are around them. */
export function messagesIn(root: Node, header: Node = {}, depth = 0): Message[] {
  const bodies = at(root, 'Document', 'BkToCstmrDbtCdtNtfctn');
  if (bodies.length > 0) return bodies.map((body) => ({ header, body }));
  if (depth === ENVELOPES_MOST) return [];
  const inside = Object.entries(root).filter(([name, nodes]) => name !== '#text' && nodes);
  return inside.flatMap(([, nodes = []]) =>
    nodes.flatMap((node) => messagesIn(node, at(node, 'AppHdr')[0] ?? header, depth + 1)),
  );
}

/** Why a file is refused, in a sentence for the administrator. */
export function refused(reason: string): DomainError {
  return new DomainError('invalid-bank-file', reason);
}
