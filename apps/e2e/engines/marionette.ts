import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Session } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';

/** Commands of WebDriver that the flows use, as Firefox calls them. */
const COMMANDS: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  setTimeout: 'WebDriver:SetTimeouts',
  get: 'WebDriver:Navigate',
  goBack: 'WebDriver:Back',
  goForward: 'WebDriver:Forward',
  refresh: 'WebDriver:Refresh',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  executeScript: 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  clearActions: 'WebDriver:ReleaseActions',
  switchToFrame: 'WebDriver:SwitchToFrame',
  clickElement: 'WebDriver:ElementClick',
  clearElement: 'WebDriver:ElementClear',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  getWindowRect: 'WebDriver:GetWindowRect',
  setWindowRect: 'WebDriver:SetWindowRect',
  deleteAllCookies: 'WebDriver:DeleteAllCookies',
  screenshot: 'WebDriver:TakeScreenshot',
};

/** WebDriver's name for the reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Parameters {
  id?: Record<string, string> | null;
  capabilities?: { alwaysMatch: object };
}

interface NewSession {
  sessionId: string;
  capabilities: Record<string, unknown>;
}

interface Refusal {
  error: string;
  message: string;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Executes Selenium's commands over Marionette, Firefox's own protocol, whose parameters are those
 * of WebDriver. Debian has no geckodriver, and its npm packages download one.
 */
export class Marionette {
  private received = Buffer.alloc(0);
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data: Buffer) => this.receive(data));
    socket.on('close', () => {
      for (const { reject } of this.pending.values()) reject(new Error('Firefox has ended.'));
    });
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  /** Called by Selenium's `WebDriver`, with parameters as they go over the wire. */
  async execute(command: Command): Promise<unknown> {
    const name = COMMANDS[command.getName()];
    if (!name) throw new Error(`Marionette has no command for ${command.getName()}.`);
    const { id, capabilities, ...rest } = command.getParameters() as Parameters;
    if (name === 'WebDriver:NewSession') {
      const session = (await this.send(name, capabilities?.alwaysMatch ?? {})) as NewSession;
      return new Session(session.sessionId, session.capabilities);
    }
    if (id === undefined) return this.send(name, rest);
    const element = id?.[ELEMENT] ?? null;
    if (name === 'WebDriver:SwitchToFrame') return this.send(name, element ? { element } : {});
    return this.send(name, { ...rest, id: element });
  }

  /** Runs a script in the window around the page. */
  async inChrome(script: string, args: readonly unknown[]): Promise<void> {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    await this.send('WebDriver:ExecuteScript', { script, args });
    await this.send('Marionette:SetContext', { value: 'content' });
  }

  private send(name: string, parameters: object): Promise<unknown> {
    this.lastId += 1;
    const message = JSON.stringify([0, this.lastId, name, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.pending.set(this.lastId, { resolve, reject }));
  }

  private receive(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < end) return;
      this.answer(JSON.parse(this.received.toString('utf8', colon + 1, end)));
      this.received = this.received.subarray(end);
    }
  }

  /** The first message is a greeting and no answer. */
  private answer(message: [number, number, Refusal | null, { value?: unknown }] | object): void {
    if (!Array.isArray(message)) return;
    const [, id, refusal, result] = message;
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (refusal) {
      pending?.reject(Object.assign(new Error(refusal.message), { name: refusal.error }));
    } else pending?.resolve(result && 'value' in result ? result.value : result);
  }
}
