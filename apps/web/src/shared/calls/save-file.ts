export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A captive portal answers with its page. */
export const isFile = (answer: Response): boolean =>
  answer.ok && !answer.headers.get('content-type')?.startsWith('text/html');

type LinkFile = {
  path: string;
  name: string;
  headers: Readonly<Record<string, string>>;
};

/** The link goes in a header, because addresses are kept in histories. */
export async function saveLinkFile({
  path,
  name,
  headers,
}: LinkFile): Promise<{ error?: unknown }> {
  try {
    const answer = await fetch(path, { headers });
    if (!answer.ok) return { error: { status: answer.status, data: await answer.json() } };
    if (!isFile(answer)) return { error: { status: 'PARSING_ERROR', error: 'no file' } };
    saveFile(await answer.blob(), name);
    return {};
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}
