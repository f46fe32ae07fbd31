export const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

export const asDownload = (name: string, type: string) => ({
  type,
  disposition: `attachment; filename="${name}"`,
});
