import { objectsIn, pagesIn } from './pdf-texts.js';

/** An element of a PDF's structure, with the text that it holds itself. */
export interface StructureNode {
  readonly type: string;
  readonly scope?: string;
  readonly text: string;
  readonly children: readonly StructureNode[];
}

/** Kids: content of another page, an element, content of the element's page. */
const KID = /\/Pg (\d{1,7}) 0 R\n\/MCID (\d{1,7})|(\d{1,7}) 0 R|(\d{1,7})/g;

/** The structure from its root, as a screen reader walks it. */
export function structureIn(pdf: Uint8Array): StructureNode {
  const objects = objectsIn(Buffer.from(pdf).toString('latin1'));
  const pageIds = [...objects].flatMap(([id, body]) => (/\/Type \/Page\n/.test(body) ? [id] : []));
  const marked = new Map(
    pagesIn(pdf).map((page, nth) => [pageIds[nth], Map.groupBy(page, ({ mark }) => mark)] as const),
  );
  const textAt = (page: string | undefined, mark: string) =>
    (marked.get(page)?.get(Number(mark)) ?? []).map(({ text }) => text);
  const nodeOf = (body: string): StructureNode => {
    const [, kids = ''] = /\n\/K \[([^]*?)\]\n/.exec(body) ?? [];
    const [, own] = /\n\/Pg (\d+) 0 R/.exec(body.replace(kids, '')) ?? [];
    const children: StructureNode[] = [];
    const texts: string[] = [];
    for (const [, page, elsewhere, element, here] of kids.matchAll(KID)) {
      if (element) children.push(nodeOf(objects.get(element) ?? ''));
      else texts.push(...textAt(page ?? own, elsewhere ?? here!));
    }
    const [, scope] = /\/Scope \/(\w+)/.exec(body) ?? [];
    const [, type = ''] = /\/S \/(\w+)/.exec(body) ?? [];
    return { type, ...(scope && { scope }), text: texts.join(' '), children };
  };
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot'));
  return nodeOf(root ?? '').children[0]!;
}

export function nodesOf(node: StructureNode, type: string): StructureNode[] {
  const inside = node.children.flatMap((child) => nodesOf(child, type));
  return node.type === type ? [node, ...inside] : inside;
}
