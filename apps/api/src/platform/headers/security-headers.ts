import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config/config.js';

/** The API's answers hold personal data or momentary state. */
export function forbidStoring(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ url }, reply, _, done) => {
    if (/^\/(api|functions)\//.test(url))
      reply.header(
        'cache-control',
        /^\/api\/(pictures|quote-attachments)\//.test(url) ? 'private, no-store' : 'no-store',
      );
    done();
  });
}

/** Loaded and called after consent, by the vendors' documentation. */
const GOOGLE = {
  script: [
    'https://www.googletagmanager.com',
    'https://googleads.g.doubleclick.net',
    'https://www.googleadservices.com',
  ],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://ad.doubleclick.net',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
    'https://google.com',
    'https://www.google.no',
    'https://www.googletagmanager.com',
  ],
  image: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://www.google.com',
    'https://www.google.no',
    'https://googleads.g.doubleclick.net',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ],
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};
const META = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
  image: ['https://www.facebook.com'],
  frame: ['https://www.facebook.com'],
};
const NONE = { script: [], connect: [], image: [], frame: [] };
const NO_TRACKERS = { google: NONE, meta: NONE };

/** No page of ours uses them, so no script may ask for them. */
const UNUSED_FEATURES =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

const trackersOf = ({ googleAdsSendTo, ga4Id, metaPixelId }: Config) => ({
  google: googleAdsSendTo || ga4Id ? GOOGLE : NONE,
  meta: metaPixelId ? META : NONE,
});

function protection(
  config: Config,
  { google, meta }: ReturnType<typeof trackersOf>,
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer',
) {
  const frames = [...google.frame, ...meta.frame];
  const isHttps = config.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...google.script, ...meta.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", ...google.image, ...meta.image],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          new URL(config.addressSearchUrl).origin,
          ...google.connect,
          ...meta.connect,
        ],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && {
      maxAge: 63_072_000,
      includeSubDomains: config.hstsSubdomains,
    },
    referrerPolicy: { policy: referrer },
    xFrameOptions: { action: 'deny' },
    // The header makes the browser switch processes, 50 ms on a cheap phone, and isolates origins
    // of one site; ours has one.
    originAgentCluster: false,
    // Only Internet Explorer, Flash and browsers older than ours read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/**
 * Nothing inline: the administrator's tokens lie in local storage, so no foreign script may run.
 */
export function setSecurityHeaders(fastify: FastifyInstance, config: Config): void {
  const protect = protection(config, trackersOf(config), 'strict-origin-when-cross-origin');
  fastify.addHook('onRequest', (request, reply, done) =>
    protect(request.raw, reply.raw, () => done()),
  );
  fastify.addHook('onSend', (_, reply, __, done) => {
    void reply.header('permissions-policy', UNUSED_FEATURES);
    void reply.header('x-robots-tag', 'noindex, nofollow');
    done();
  });
}

/** No tracker, and the address leaves neither by the referrer nor through the browser's history. */
export function secretProtection(config: Config) {
  const protect = protection(config, NO_TRACKERS, 'no-referrer');
  return (request: FastifyRequest, reply: FastifyReply): void =>
    protect(request.raw, reply.raw, () => undefined);
}

/**
 * Framing by these origins only. `X-Frame-Options` is left out because it knows only all or none.
 */
export function framedProtection(config: Config) {
  const keepSecret = secretProtection(config);
  return (request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void => {
    keepSecret(request, reply);
    reply.raw.removeHeader('x-frame-options');
    const policy = String(reply.getHeader('content-security-policy'));
    const framing = `frame-ancestors ${origins.join(' ')}`;
    void reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", framing));
  };
}

/** It exposes nothing secret on public pages, and severing it makes the browser start a process. */
export function allowOpener(reply: FastifyReply): void {
  reply.raw.removeHeader('cross-origin-opener-policy');
}

export function allowCrossOriginLoad(reply: Pick<FastifyReply, 'header'>): void {
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  void reply.header('access-control-allow-origin', '*');
}

export function allowInlineStyle(reply: FastifyReply, hash: string): void {
  allow(reply, 'style-src', hash);
}

export function allowPicturesAsData(reply: FastifyReply): void {
  allow(reply, 'img-src', 'data:');
}

function allow(reply: FastifyReply, directive: string, source: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const mine = `${directive} 'self'`;
  void reply.header('content-security-policy', policy.replace(mine, `${mine} ${source}`));
}
