export type Degree = 'fullstyling' | 'delstyling' | 'interiorveiledning';

/** Drawing units. */
const PLAN = { width: 168, height: 96 } as const;

const [WALL, FLOOR, GREEN, OCHRE, PALE] = ['#18221d', '#dce5d8', '#1e4637', '#c58a45', '#c9d3c6'];

export function plan(degree: Degree): string {
  const layers = { fullstyling: furnished, delstyling: accented, interiorveiledning: advised }[
    degree
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLAN.width} ${PLAN.height}" width="${PLAN.width}" height="${PLAN.height}">` +
    `<path d="M6 6H162V90H6Z" fill="${FLOOR}"/><path d="M8 8H70V60H8Z" fill="#e7ede2"/>` +
    layers() +
    walls +
    '</svg>\n'
  );
}

const walls =
  `<g fill="none" stroke="${WALL}" stroke-width="3"><path d="M98 90H162V6H6V90H76M70 7V26M70 46V61M7 60H30M50 60H71"/></g>` +
  `<path d="M76 90V70A20 20 0 0 1 96 90" fill="none" stroke="${WALL}"/>` +
  '<path d="M24 6H52M100 6H140M162 34V66" stroke="#fff" stroke-width="1.6"/>';

const box = (x: number, y: number, w: number, h: number, r: number, paint: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${paint}/>`;

const dot = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`;

const fill = (colour: string): string => `fill="${colour}"`;

const furniture = (paint: string, soft: string): string =>
  box(18, 14, 34, 38, 3, paint) +
  box(21, 17, 12.5, 8, 2.5, soft) +
  box(36.5, 17, 12.5, 8, 2.5, soft) +
  box(14, 76, 34, 9, 2, paint) +
  box(104, 66, 48, 18, 5, paint) +
  box(108, 66, 19.5, 11, 3, soft) +
  box(128.5, 66, 19.5, 11, 3, soft) +
  box(82, 42, 15, 16, 6, paint) +
  box(106, 10, 34, 7, 1.5, paint);

function furnished(): string {
  return (
    box(100, 32, 54, 40, 1.5, fill('#d8b98c')) +
    box(12, 38, 46, 18, 1, fill('#d8b98c')) +
    furniture(fill(GREEN), fill('#f3efe4')) +
    dot(127, 47, 9, fill('#8a6238')) +
    dot(124, 45, 2.6, fill('#f3efe4')) +
    plant(152, 17, '#4e8b63') +
    plant(62, 80, '#4e8b63') +
    dot(62, 15, 3.6, fill('#f0d79c')) +
    dot(157, 78, 3.4, fill('#f0d79c'))
  );
}

function accented(): string {
  return (
    box(100, 32, 54, 40, 1.5, fill(OCHRE)) +
    furniture(fill(PALE), fill('#dfe6db')) +
    dot(127, 47, 9, fill(PALE)) +
    box(17, 38, 36, 10, 2, fill(OCHRE)) +
    box(110, 68, 9, 8, 2, fill(OCHRE)) +
    box(139, 68, 9, 8, 2, fill(OCHRE)) +
    plant(152, 17, OCHRE) +
    plant(62, 80, OCHRE) +
    dot(157, 78, 3.4, fill(OCHRE))
  );
}

function advised(): string {
  const dashed = 'fill="none" stroke="#76837b" stroke-width="1.2" stroke-dasharray="3 2.6"';
  return (
    furniture(dashed, 'fill="none"') +
    dot(127, 47, 9, dashed) +
    `<g fill="none" stroke="${OCHRE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M92 38C96 24 108 22 118 27M118 27l-8 -3M118 27l-6 6"/>' +
    '<path d="M112 48c-1 -11 11 -16 19 -13s13 12 8 20s-19 9 -25 1c-2 -3 -2 -6 0 -9"/>' +
    '<path d="M25 72l12 16M38 71l-14 17"/>' +
    '<path d="M60 72v11M54.5 77.500h11"/></g>'
  );
}

const plant = (x: number, y: number, colour: string): string =>
  [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<ellipse cx="${x}" cy="${y - 4}" rx="2.4" ry="4" transform="rotate(${a} ${x} ${y})" fill="${colour}"/>`,
    )
    .join('') + dot(x, y, 1.4, 'fill="#18221d" opacity=".45"');
