const RULES = `Every error is a problem document (RFC 9457): \`type\` names its kind, and \`error\` says it to a person, in Norwegian. A fault of ours is answered 500 with \`/problems/internal-server-error\`. Bodies are JSON of at most 64 KB, but for files (the postal register, a bank's, a logo); a field that is not described here is refused. A call without a body may say that it is JSON; a body that it is given all the same is refused as any other: 400 if it is not JSON, 413 if it is too large, 415 if it is called something else.

A method that an address does not have is answered 405 with \`/problems/method-not-allowed\`, and \`Allow\` names those that it has; a path under \`/api\` that is not percent-encoded UTF-8, such as \`/api/%ff\`, 400 with \`/problems/bad-request\`.`;

const WHAT = 'Lead generation and matching for home staging, in Norway.';

export const ABOUT = `${WHAT}

Integrators submit leads with the public key or one of their own; the administrator's calls need the bearer token that a login answers; a partner's calls need the cookie that its link sets; the links in e-mails need nothing but themselves. How to begin: \`docs/integrating.md\`.

${RULES}`;

export const ABOUT_FOR_INTEGRATORS = `${WHAT}

What a key opens, the public one or one of an integrator's own, and the messages that tell of what became of a lead. How to begin: \`docs/integrating.md\`. All other calls, those of our own pages, are in [the whole contract](/api/docs/whole).

${RULES}`;

export const TAGS = {
  leads: 'What integrators call, with the public key or their own.',
  integrators: 'What integrators see of the leads that they have sent, with keys of their own.',
  links: 'What owners and partners do by the signed links in their e-mails, without a login.',
  partners: 'What those who want to be partners call, with the public key.',
  partner: 'What partners do when they are logged in, by a link from their mailbox.',
  'old links':
    'What owners and partners still do by links of before, which had their token in the path.',
  admin: 'What the administrator calls, with the token of a session.',
  visits: 'What pages tell of how far a visit gets, without a key.',
  health: 'What load balancers and supervisors ask.',
};
