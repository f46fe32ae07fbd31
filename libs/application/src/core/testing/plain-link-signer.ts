import { type LinkAudience, LinkSigner, type SignedLink } from '../link-signer.js';

/** Links that a test can read and make. */
export class PlainLinkSigner extends LinkSigner {
  override sign({ audience, id, expiresAt }: SignedLink): string {
    return `${audience}/${id}/${expiresAt.toISOString()}`;
  }

  override signEach(link: SignedLink): string[] {
    return [this.sign(link)];
  }

  override read(token: string): SignedLink | undefined {
    const [audience, id, expiresAt] = token.split('/');
    if (!audience || !id || !expiresAt) return undefined;
    return { audience: audience as LinkAudience, id, expiresAt: new Date(expiresAt) };
  }
}
