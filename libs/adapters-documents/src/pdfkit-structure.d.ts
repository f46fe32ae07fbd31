/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }

  interface PDFAttachmentOptions {
    /** ISO 19005-3, 6.8. */
    relationship?: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified';
  }
}
