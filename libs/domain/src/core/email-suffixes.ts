const NAMED_IN_THE_SPECIFICATION =
  'com net org no edu gov info biz io me tv uk de fr it es nl be ch at se dk fi pl ru ca au jp cn in br mx ar co cc ws';

/** ISO 3166 country codes in use as top-level domains (uk in place of gb). */
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

/** Top-level domains that an e-mail address may end in, shared by all forms and the API. */
export const EMAIL_SUFFIXES: ReadonlySet<string> = new Set(
  [NAMED_IN_THE_SPECIFICATION, COUNTRIES, GENERIC].join(' ').split(' '),
);
