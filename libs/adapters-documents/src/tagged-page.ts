type Options = PDFKit.Mixins.StructureElementOptions;

/** It may be drawn in parts, also on several pages. */
export interface Tag {
  fill(draw: () => void): void;
  end(): void;
}

/**
 * The document's structure (ISO 32000-1, 14.7). Screen readers leave out the rest, the artifacts.
 */
export class TaggedPage {
  private readonly groups: PDFKit.PDFStructureElement[] = [];
  private isOpen = false;

  constructor(readonly pdf: PDFKit.PDFDocument) {}

  /** Also on several pages. */
  group(type: string, draw: () => void): void {
    if (this.isOpen) return draw();
    const group = this.append(type);
    this.groups.push(group);
    draw();
    this.groups.pop();
    group.end();
  }

  content(type: string, draw: () => void, options?: Options): void {
    if (this.isOpen) return draw();
    const tag = this.tag(type, options);
    tag.fill(draw);
    tag.end();
  }

  tag(type: string, options?: Options): Tag {
    const element = this.append(type, options);
    return {
      fill: (draw) => {
        if (this.isOpen) return draw();
        element.add(this.pdf.markStructureContent(type));
        this.marked(draw);
      },
      end: () => element.end(),
    };
  }

  row(header: () => void, cell: () => void): void {
    this.group('TR', () => {
      this.content('TH', header, { scope: 'Row' });
      this.content('TD', cell);
    });
  }

  /** Ornaments, and what each page repeats. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.isOpen) return draw();
    this.pdf.markContent('Artifact', { type });
    this.marked(draw);
  }

  private append(type: string, options?: Options): PDFKit.PDFStructureElement {
    const element = this.pdf.struct(type, options);
    const parent = this.groups.at(-1);
    if (parent) parent.add(element);
    else this.pdf.addStructure(element);
    return element;
  }

  private marked(draw: () => void): void {
    this.isOpen = true;
    draw();
    this.isOpen = false;
    this.pdf.endMarkedContent();
  }
}
