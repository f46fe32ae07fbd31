import { inflateSync } from 'node:zlib';

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g;
const STREAM = /stream\n([^]*)\nendstream/;
const FONT = /\/(F\d+) (\d+) 0 R/g;
const SET = /BT\n([^]*?)\nET/g;

const PLACE = /1 0 0 1 (\S+) (\S+) Tm/;
/** Height of A4 in points; pdfkit measures from the bottom. */
const HEIGHT = 841.89;

/** A text with the start of its baseline, from the top left as in `Page`. */
export interface SetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export function textsOf(pdf: Uint8Array): string[] {
  return pagesIn(pdf).flatMap((page) => page.map(({ text }) => text));
}

export function pagesIn(pdf: Uint8Array): SetText[][] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map([...file.matchAll(OBJECT)].map(([, id, body]) => [id!, body!]));
  const contentOf = (id = '') => {
    const bytes = Buffer.from(STREAM.exec(objects.get(id) ?? '')?.[1] ?? '', 'latin1');
    return bytes.length > 0 ? inflateSync(bytes).toString('latin1') : '';
  };
  const faces = new Map(
    [...file.matchAll(FONT)].map(([, name, id]) => {
      const letters = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1];
      return [name!, lettersIn(contentOf(letters))];
    }),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const content = contentOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    return [...content.matchAll(SET)].map(([, set = '']) => {
      const letters = faces.get(/\/(F\d+) /.exec(set)?.[1] ?? '') ?? [];
      const glyphs = [...set.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!);
      const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)]).join('');
      const [, x, y] = PLACE.exec(set) ?? [];
      return { text, x: Number(x), y: HEIGHT - Number(y) };
    });
  });
}

function lettersIn(map: string): string[] {
  const ranges = [...map.matchAll(/^<[\da-f]+> <[\da-f]+> \[(.*)\]$/gm)];
  const codes = ranges.flatMap(([, listed = '']) => [...listed.matchAll(/<([\da-f ]*)>/g)]);
  return codes.map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}
