/** «48 kB», «1,2 MB». */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0kB`;
  const megabytes = (bytes / 1_000_000).toLocaleString('nb', { maximumFractionDigits: 1 });
  return `${megabytes}\u00a0MB`;
}
