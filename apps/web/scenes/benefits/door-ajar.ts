import { outline, project } from '../camera.ts';
import { pouf } from '../furniture/chairs.ts';
import { framed, TWIG } from '../furniture/pictures.ts';
import { palm } from '../furniture/plants.ts';
import type { Ink } from '../ink.ts';
import { turn, type Facet } from '../mesh.ts';
import { standing } from '../planes.ts';
import { contact } from '../shadow.ts';
import { block } from '../shapes.ts';
import type { Vec } from '../vector.ts';

const [X0, X1, TOP, OPEN] = [-0.46, 0.46, 2.02, -1.0];

/** Free and without strings: a door that stands ajar, and light coming in. */
export function doorAjar(ink: Ink): string {
  return (
    ink.patch(standing(X0 - 0.1, X1 + 0.1, 0, TOP + 0.1), '#e2dccb') +
    ink.patch(standing(X0 - 0.07, X1 + 0.07, 0, TOP + 0.07), '#f7f3e9') +
    evening(ink) +
    beam(ink) +
    leaf(ink) +
    framed(ink, TWIG, 0.98, 1.5, 0.48, '#b98a55') +
    pouf(ink, 1.05, 0.3, '#c98f45') +
    palm(ink, -1.3, 0.2, 1.6)
  );
}

function evening(ink: Ink): string {
  const opening = standing(X0, X1, 0, TOP);
  const sky = '0 #cfe0e3, .45 #fff1cf, 1 #ffdc98';
  const far: Vec[] = [
    [X0, 0.8, 0],
    [-0.1, 0.98, 0],
    [0.16, 0.84, 0],
    [X1, 1.04, 0],
    [X1, 0, 0],
    [X0, 0, 0],
  ];
  const near: Vec[] = [
    [X0, 0.4, 0],
    [0.1, 0.6, 0],
    [X1, 0.48, 0],
    [X1, 0, 0],
    [X0, 0, 0],
  ];
  return (
    ink.patch(opening, ink.gradient(sky, project([0, TOP, 0]), project([0, 0, 0]))) +
    ink.clip(outline(opening), ink.patch(far, '#a9c3b4') + ink.patch(near, '#7fa48f'))
  );
}

/** The wedge of light on the floor. */
function beam(ink: Ink): string {
  const wedge: Vec[] = [
    [X0 + 0.08, 0, 0.02],
    [X1, 0, 0.02],
    [X1 + 0.75, 0, 1],
    [X0 + 0.5, 0, 1],
  ];
  const fade = ink.gradient('0 #ffd27a .95, 1 #ffe2a8 .25', project([0, 0, 0]), project([0, 0, 1]));
  return ink.blur(2.5, ink.patch(wedge, fade));
}

function leaf(ink: Ink): string {
  const ajar = (facets: Facet[]): Facet[] => turn(facets, [X0, 0.02], OPEN);
  const panel = (y0: number, y1: number): Facet[] =>
    ajar(block([X0 + 0.14, y0, 0.05], [X1 - 0.18, y1, 0.054]));
  return (
    contact(ink, [-0.22, 0, 0.4], 0.3, 0.2, 0.4) +
    ink.solid(ajar(block([X0, 0.01, 0], [X1 - 0.02, TOP - 0.01, 0.05])), '#275443', 'wood') +
    ink.solid([...panel(0.16, 0.86), ...panel(1.0, 1.86)], '#234b3c', 'wood')
  );
}
