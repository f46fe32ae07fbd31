import { saveFile } from '../calls/save-file';

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
    saveFile(await answer.blob(), name);
    return {};
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  }
}
