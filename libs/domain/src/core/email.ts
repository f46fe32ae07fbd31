const NAMED_IN_THE_SPECIFICATION =
  'com net org no edu gov info biz io me tv uk de fr it es nl be ch at se dk fi pl ru ca au jp cn in br mx ar co cc ws';

/** ISO 3166 codes in use as top-level domains (uk, not gb). */
const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ' +
  'ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu ' +
  'fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu ' +
  'id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ' +
  'ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om ' +
  'pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz ' +
  'tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

const GENERIC =
  'aero agency app art asia bank bio blog business cafe care cat center city cloud club company coop design dev digital ' +
  'email energy estate expert family finance fm fun garden global group help home hotel house inc int jobs land law legal life ' +
  'live ltd media mil mobi museum name network news one online page partners photo pizza plus post press pro properties ' +
  'property pub realestate rent school shop site social software solutions space store studio style support systems team tech ' +
  'tel today tools top travel university video vip website wiki work works world xyz zone';

export const EMAIL_SUFFIXES: ReadonlySet<string> = new Set(
  [NAMED_IN_THE_SPECIFICATION, COUNTRIES, GENERIC].join(' ').split(' '),
);

/** RFC 5321, 4.5.3.1: 256 octets with angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

/** RFC 5322 atoms joined by single dots; no quoted local parts. */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Removes invisible characters too, which copying adds. */
export function tidyEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Nothing that a mailer could read as a second recipient. Linear time. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0) return false;
  if (local.length > 64 || !LOCAL_PART.test(local)) return false;
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    EMAIL_SUFFIXES.has(labels.at(-1)!.toLowerCase())
  );
}

/** Other letters before the @ need RFC 6531, which few mail servers have. */
export function isAcceptedByEveryServer(email: string): boolean {
  return /^\p{ASCII}*@/u.test(email);
}

export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

export const EMAIL_FIELD = {
  wire: 'email',
  kind: 'line',
  limit: EMAIL_MAX_LENGTH,
  label: 'E-post',
  input: 'email',
  rules: [{ holds: isEmail, otherwise: 'Ugyldig e-postadresse.' }],
  tidy: (text: string) => tidyEmail(text).toLowerCase(),
  missing: 'Skriv e-postadressen.',
  example: 'stine@stilogrom.no',
  headings: ['epost'],
} as const;
