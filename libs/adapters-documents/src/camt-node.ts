import { DomainError } from '@boligstyling/domain';

/** Child elements by name, always as lists; text under `#text`. */
export type Node = { readonly [name: string]: readonly Node[] | undefined };

export function at(node: Node, ...path: string[]): readonly Node[] {
  return path.reduce<readonly Node[]>(
    (nodes, name) => nodes.flatMap((each) => each[name] ?? []),
    [node],
  );
}

export function textAt(node: Node, ...path: string[]): string {
  const [found] = at(node, ...path);
  return found ? textOf(found) : '';
}

export function textOf(node: Node): string {
  return String(node['#text'] ?? '')
    .replaceAll(REFERENCE, decoded)
    .trim();
}

/** XML allows these without a document type. */
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference to an invalid character stays as written. */
function decoded(written: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return NAMED[name] ?? written;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isText = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isText ? String.fromCodePoint(code) : written;
}

/** Empty without a business application header. */
export interface Message {
  readonly header: Node;
  readonly body: Node;
}

/** Deeper than any real envelope. */
const ENVELOPES_MOST = 5;

export function messagesIn(root: Node, header: Node = {}, depth = 0): Message[] {
  const bodies = at(root, 'Document', 'BkToCstmrDbtCdtNtfctn');
  if (bodies.length > 0) return bodies.map((body) => ({ header, body }));
  if (depth === ENVELOPES_MOST) return [];
  const inside = Object.entries(root).filter(([name, nodes]) => name !== '#text' && nodes);
  return inside.flatMap(([, nodes = []]) =>
    nodes.flatMap((node) => messagesIn(node, at(node, 'AppHdr')[0] ?? header, depth + 1)),
  );
}

export function refused(reason: string): DomainError {
  return new DomainError('invalid-bank-file', reason);
}
