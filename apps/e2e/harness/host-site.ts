import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const CSS = `
body { margin: 0 auto; max-width: 620px; padding: 24px 16px; font: 17px/1.6 Georgia, serif; color: #12203f }
h1 { font-size: 2.2rem; line-height: 1.1 }
.far { height: 3000px }
.dark { display: inline-block; background: #101418; color: #eef }
`;

interface HostPage {
  snippet: string;
  /** Places the form far below the fold. */
  far?: boolean;
}

const html = ({ snippet, far = false }: HostPage) => `<!doctype html>
<html lang="nb"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fjordheim</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css"></head>
<body><main><h1>Bør du style boligen før visning?</h1>
<p>Noen boliger trenger bare å ryddes. <a href="#foer">Andre blir lettere å forstå</a> med riktig møblering.</p>
${far ? '<div class="far"></div>' : ''}
${snippet}
<h2>Når det ikke lønner seg</h2><p><a href="#etter">Er boligen nylig pusset opp</a>, holder det ofte med en fotograf.</p>
</main></body></html>`;

/** A host site with the strictest content security policy of our instructions. */
export class HostSite {
  private page: HostPage = { snippet: '' };
  private readonly server: Server;

  private constructor(
    private readonly policy: string,
    private readonly hostname: string,
  ) {
    this.server = createServer(({ url }, response) => {
      const isSheet = url === '/site.css';
      response.writeHead(200, {
        'content-type': isSheet ? 'text/css' : 'text/html; charset=utf-8',
        'content-security-policy': this.policy,
      });
      response.end(isSheet ? CSS : html(this.page));
    });
  }

  /**
   * @param from origin that its policy allows for scripts and frames; undefined: none
   * @param hostname `127.0.0.1` is another site than the product's `localhost`
   */
  static async start(
    from: string | undefined,
    hostname: '127.0.0.1' | 'localhost' = '127.0.0.1',
  ): Promise<HostSite> {
    const ours = from ?? "'none'";
    const policy = `default-src 'none'; style-src 'self'; img-src data:; script-src ${ours}; frame-src ${ours}; base-uri 'none'; require-trusted-types-for 'script'`;
    const site = new HostSite(policy, hostname);
    site.server.listen(0, hostname);
    await once(site.server, 'listening');
    return site;
  }

  get origin(): string {
    return `http://${this.hostname}:${(this.server.address() as AddressInfo).port}`;
  }

  show(page: HostPage): void {
    this.page = page;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
