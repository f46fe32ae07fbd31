import { inflateSync } from 'node:zlib';

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g;
const STREAM = /stream\n([^]*)\nendstream/;
const FONT = /\/(F\d+) (\d+) 0 R/g;
/** Texts, and the begin and end of marked content. */
const SET = /BT\n([^]*?)\nET|\/(\w+) <<([^]*?)>> BDC|\bEMC\b/g;

const PLACE = /1 0 0 1 (\S+) (\S+) Tm/;
/** Height of A4 in points; pdfkit measures from the bottom. */
const HEIGHT = 841.89;

/** A text with the start of its baseline, from the top left as in `Page`. */
export interface SetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The marked content that it is in: a number of its page, or an artifact. */
  readonly mark?: number | 'Artifact';
}

export function textsOf(pdf: Uint8Array): string[] {
  return pagesIn(pdf).flatMap((page) => page.map(({ text }) => text));
}

export function pagesIn(pdf: Uint8Array): SetText[][] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = objectsIn(file);
  const contentOf = (id = '') => {
    const bytes = Buffer.from(STREAM.exec(objects.get(id) ?? '')?.[1] ?? '', 'latin1');
    return bytes.length > 0 ? inflateSync(bytes).toString('latin1') : '';
  };
  const faces = new Map(
    [...[...objects.values()].join('\n').matchAll(FONT)].map(([, name, id]) => {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1];
      return [name!, lettersIn(contentOf(letters))];
    }),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const content = contentOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    let mark: SetText['mark'];
    return [...content.matchAll(SET)].flatMap(([whole, set, tag, facts = '']) => {
      if (whole === 'EMC') mark = undefined;
      if (tag) mark = tag === 'Artifact' ? tag : Number(/MCID (\d+)/.exec(facts)?.[1]);
      if (!set) return [];
      const letters = faces.get(/\/(F\d+) /.exec(set)?.[1] ?? '') ?? [];
      const glyphs = [...set.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!);
      const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)]).join('');
      const [, x, y] = PLACE.exec(set) ?? [];
      const place = { x: Number(x), y: HEIGHT - Number(y) };
      return { text: text.trimEnd(), ...place, ...(mark !== undefined && { mark }) };
    });
  });
}

/** Bodies of the objects of a file by their number, also of those in object streams. */
export function objectsIn(file: string): Map<string, string> {
  const written = [...file.matchAll(OBJECT)].map(([, id, body]) => [id!, body!] as const);
  const packed = written.flatMap(([, body]) => {
    if (!body.includes('/Type /ObjStm')) return [];
    const first = Number(/\/First (\d+)/.exec(body)?.[1]);
    const bytes = Buffer.from(STREAM.exec(body)?.[1] ?? '', 'latin1');
    const content = inflateSync(bytes).toString('latin1');
    const index = content.slice(0, first).trim().split(' ');
    const places = index.flatMap((id, nth) =>
      nth % 2 === 0 ? [{ id, at: first + Number(index[nth + 1]) }] : [],
    );
    return places.map(({ id, at }, nth) => [id, content.slice(at, places[nth + 1]?.at)] as const);
  });
  return new Map([...written, ...packed]);
}

function lettersIn(map: string): string[] {
  const ranges = [...map.matchAll(/^<[\da-f]+> <[\da-f]+> \[(.*)\]$/gm)];
  const codes = ranges.flatMap(([, listed = '']) => [...listed.matchAll(/<([\da-f ]*)>/g)]);
  return codes.map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}
