import { dots, round } from '../camera.ts';
import { mix } from '../colour.ts';
import { shape } from './land.ts';

/** `corners` are `x y`, clockwise from the top one drawn first. */
export function streetWall(corners: string, wall: string, door: string): string {
  const [a, b, c, d] = dots(corners).map(([x, y]) => ({ x, y }));
  const between = (from = a!, to = b!, t: number) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  });
  const at = (u: number, v: number): string => {
    const { x, y } = between(between(a, b, u), between(d, c, u), v);
    return `${round(x)} ${round(y)}`;
  };
  const part = (u0: number, u1: number, v0: number, v1: number): string =>
    `M${at(u0, v0)}L${at(u1, v0)}L${at(u1, v1)}L${at(u0, v1)}Z`;
  const window = (u: number): string =>
    shape(part(u - 0.1, u + 0.1, 0.26, 0.72), '#8fa3a2') +
    shape(part(u - 0.08, u + 0.08, 0.29, 0.69), '#47595b') +
    `<path d="M${at(u, 0.28)}L${at(u, 0.7)}M${at(u - 0.09, 0.44)}L${at(u + 0.09, 0.44)}" stroke="#f7f4ec" stroke-width="1.4"/>`;
  let boards = '';
  for (let v = 0.08; v < 1; v += 0.075) boards += `M${at(0, v)}L${at(1, v)}`;
  return (
    shape(part(0, 1, 0, 1), wall) +
    `<path d="${boards}" stroke="#6e7468" stroke-opacity=".26" stroke-width=".8"/>` +
    shape(part(0, 1, 0.9, 1), mix(wall, '#5a5d52', 0.45)) +
    window(0.17) +
    shape(part(0.41, 0.59, 0.34, 1), '#f7f4ec') +
    shape(part(0.435, 0.565, 0.38, 1), door) +
    window(0.83)
  );
}
