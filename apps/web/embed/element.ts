import { HEIGHT_MESSAGE } from '../src/shared/config/embedding';

const NAME = 'boligstyling-skjema';
const NEAR = '600px';
/** Milliseconds in view for a loaded frame to report its height. */
const PATIENCE_MS = 3_000;

const script = document.currentScript as HTMLScriptElement;
const { origin, host } = new URL(script.src);

/** A stylesheet object, because a host's strict content security policy forbids inline styles. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; width: 100%; container-type: inline-size; contain-intrinsic-inline-size: 288px }
:host([hidden]) { display: none }
.room { position: relative; min-height: 1270px }
iframe { display: block; width: 100%; height: 1270px; border: 0; visibility: hidden }
@container (width >= 540px) { .room { min-height: 1100px } iframe { height: 1100px } }
.shown { min-height: 0 }
.shown iframe { visibility: visible }
.instead { position: absolute; inset: 0 0 auto; padding: 1em 0; visibility: hidden; animation: late 0s 4s forwards }
.waiting .instead { animation: none }
.shown .instead { display: none }
.refused { min-height: 0 }
.refused .instead { position: static; animation: none; visibility: visible }
@keyframes late { to { visibility: visible } }
`);

/**
 * The lead form in a cross-origin frame, so that the host cannot read answers. Refused if a loaded
 * frame stays silent for three seconds in view, because browsers throttle hidden frames.
 */
class LeadFormElement extends HTMLElement {
  private readonly room = document.createElement('div');
  private readonly frame = document.createElement('iframe');
  private readonly notice = new Text('Skjemaet lastes fortsatt. ');
  private readonly near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.load(),
    { rootMargin: NEAR },
  );
  private readonly inSight = new IntersectionObserver((seen) => {
    this.isInSight = seen.at(-1)!.isIntersecting;
    this.restartPatience();
  });
  private isInSight = false;
  private hasLoaded = false;
  private patience?: ReturnType<typeof setTimeout>;

  connectedCallback(): void {
    if (!this.shadowRoot) this.build();
    addEventListener('message', this.onMessage);
    this.near.observe(this);
    this.inSight.observe(this.frame);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.onMessage);
    this.near.disconnect();
    this.inSight.disconnect();
    this.isInSight = false;
    this.hasLoaded = false;
    this.restartPatience();
  }

  private build(): void {
    const link = document.createElement('a');
    link.href = `${origin}/#lead-form`;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = `Fyll det ut på ${host} (åpnes i en ny fane)`;
    const slot = document.createElement('slot');
    slot.append(this.notice, link);
    const instead = document.createElement('div');
    instead.className = 'instead';
    instead.append(slot);

    const { frame } = this;
    frame.title = `Få tilbud fra inntil tre stylister (skjema fra ${host})`;
    frame.referrerPolicy = 'no-referrer';
    frame.sandbox.value =
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
    frame.addEventListener('load', () => {
      this.hasLoaded = true;
      this.restartPatience();
    });

    this.room.className = 'room waiting';
    this.room.append(instead);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(this.room);
  }

  private load(): void {
    this.near.disconnect();
    if (this.frame.src) return;
    const { key = '', font = '' } = this.dataset;
    const address = new URL(`/embed/${encodeURIComponent(key)}`, origin);
    if (font) address.searchParams.set('font', font);
    address.hash = String(new URLSearchParams({ host: location.origin }));
    this.frame.src = address.href;
    this.room.className = 'room';
    this.room.append(this.frame);
  }

  private readonly onMessage = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source !== this.frame.contentWindow) return;
    const { type, height } = Object(event.data);
    if (type !== HEIGHT_MESSAGE || !(height > 0 && height < 20_000)) return;
    this.frame.style.height = `${height}px`;
    this.room.className = 'room shown';
  };

  private restartPatience(): void {
    clearTimeout(this.patience);
    if (this.hasLoaded && this.isInSight) {
      this.patience = setTimeout(() => this.giveUp(), PATIENCE_MS);
    }
  }

  private giveUp(): void {
    if (this.room.classList.contains('shown')) return;
    this.frame.remove();
    this.notice.data = 'Skjemaet kan ikke vises på denne siden. ';
    this.room.className = 'room refused';
    console.warn(`${script.src}: no answer. Is ${location.origin} one of the key’s origins?`);
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, LeadFormElement);

if (script.dataset['key']) {
  const element = document.createElement(NAME);
  Object.assign(element.dataset, script.dataset);
  script.after(element);
}
