/** A file in the contract. */
export const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** Of a file that a browser keeps under this name. */
export const asDownload = (name: string, type: string) => ({
  type,
  disposition: `attachment; filename="${name}"`,
});
