import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import { escaped } from './ehf.js';
import { deflateSync } from 'node:zlib';

/// <reference types="./modules.d.ts" />

export interface DocumentFacts {
  readonly title: string;
  readonly author: string;
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** The same facts for machines, embedded as a file. */
  readonly attached?: {
    readonly name: string;
    readonly description: string;
    readonly content: Buffer;
  };
}

/**
 * For screen readers (PDF/UA-1, ISO 14289-1) and archives (PDF/A-3b, ISO 19005-3), deterministic to
 * the byte.
 */
export async function taggedPdf(
  { title, author, day, attached }: DocumentFacts,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const at = new Date(`${day}T12:00:00Z`);
  const pdf = new PdfDocument({
    autoFirstPage: false,
    lang: 'nb-NO',
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    // pdfkit reads its own Helvetica for each document otherwise.
    font: '',
    // pdfkit copies it into XML as it is. The author, who has any name, is added below.
    info: { Title: title.replaceAll(/[&<>]/g, ' '), CreationDate: at },
  });
  pdf.appendXML(metadataOf(author).replaceAll(/\s+/g, ' '));
  if (attached) {
    pdf.file(attached.content, {
      name: attached.name,
      description: attached.description,
      type: 'application/xml',
      relationship: 'Alternative',
      creationDate: at,
      modifiedDate: at,
    });
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  await finished(pdf);
  return packedPdf(Buffer.concat(chunks));
}

/** PDF/A knows no schema of PDF/UA, so its own is described (ISO 19005-3, 6.6.2.3). */
const metadataOf = (author: string) => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** Readers unpack a whole stream for one object. */
const OBJECTS_A_STREAM = 200;
const ENTRY_BYTES = 6;

/**
 * Object streams (ISO 32000-1, 7.5.7 and 7.5.8), because the objects of a tagged table outweigh its
 * text. Libraries for them take longer than drawing the page.
 */
function packedPdf(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) =>
    Number(at),
  );
  const places = [...offsets.entries()].map(([index, offset]) => ({ id: index + 1, offset }));
  const inOrder = places.toSorted((one, other) => one.offset - other.offset);
  const written = new Written(text.slice(0, inOrder[0]?.offset), offsets.length);
  const loose: { id: number; body: string }[] = [];
  for (const [index, { id, offset }] of inOrder.entries()) {
    const object = text.slice(offset, inOrder[index + 1]?.offset ?? table);
    if (object.endsWith('\nendstream\nendobj\n')) written.add(id, object);
    else loose.push({ id, body: object.slice(`${id} 0 obj\n`.length, -'endobj\n'.length) });
  }
  for (let from = 0; from < loose.length; from += OBJECTS_A_STREAM) {
    written.addPacked(loose.slice(from, from + OBJECTS_A_STREAM));
  }
  const trailer = /\ntrailer\n<<\n([^]*)>>\nstartxref\n/.exec(text.slice(table))?.[1] ?? '';
  return written.end(trailer.replace(/\/Size \d+\n/, ''));
}

class Written {
  private readonly entries = new Map<number, Buffer>([[0, entry(0, 0, 65_535)]]);
  private readonly parts: string[];
  private length: number;

  constructor(
    head: string,
    private lastId: number,
  ) {
    this.parts = [head];
    this.length = head.length;
  }

  add(id: number, object: string): void {
    this.entries.set(id, entry(1, this.length, 0));
    this.parts.push(object);
    this.length += object.length;
  }

  addPacked(objects: readonly { id: number; body: string }[]): void {
    const id = (this.lastId += 1);
    let at = 0;
    const index = objects.map((object, nth) => {
      this.entries.set(object.id, entry(2, id, nth));
      const place = `${object.id} ${at}`;
      at += object.body.length;
      return place;
    });
    const head = `${index.join(' ')}\n`;
    const facts = `/Type /ObjStm\n/N ${objects.length}\n/First ${head.length}\n`;
    const bodies = objects.map(({ body }) => body).join('');
    this.add(id, stream(id, facts, Buffer.from(head + bodies, 'latin1')));
  }

  end(trailer: string): Buffer {
    const id = this.lastId + 1;
    const start = this.length;
    const size = id + 1;
    this.entries.set(id, entry(1, start, 0));
    const rows = Array.from({ length: size }, (_, each) => this.entries.get(each)!);
    const facts = `/Type /XRef\n/Size ${size}\n/W [1 3 2]\n${trailer}`;
    this.parts.push(stream(id, facts, Buffer.concat(rows)), `startxref\n${start}\n%%EOF\n`);
    return Buffer.from(this.parts.join(''), 'latin1');
  }
}

function entry(type: number, place: number, detail: number): Buffer {
  const row = Buffer.alloc(ENTRY_BYTES);
  row.writeUIntBE(type, 0, 1);
  row.writeUIntBE(place, 1, 3);
  row.writeUIntBE(detail, 4, 2);
  return row;
}

function stream(id: number, facts: string, content: Buffer): string {
  const packed = deflateSync(content).toString('latin1');
  const head = `${facts}/Filter /FlateDecode\n/Length ${packed.length}\n`;
  return `${id} 0 obj\n<<\n${head}>>\nstream\n${packed}\nendstream\nendobj\n`;
}
