import { saveFile } from '../calls/save-file';

type LinkFile = {
  path: string;
  /** As it is saved. */
  name: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * Saves a file that a signed link opens: the link is in a header, because addresses are kept in
 * histories. The answer is like that of other calls.
 */
export async function saveLinkFile({
  path,
  name,
  headers,
}: LinkFile): Promise<{ error?: unknown }> {
  try {
    const answer = await fetch(path, { headers });
    if (!answer.ok) return { error: { status: answer.status, data: await answer.json() } };
    saveFile(await answer.blob(), name);
    return {};
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}
