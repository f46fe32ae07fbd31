import { Ink } from './ink.ts';
import { sunny, type Light } from './light.ts';

/** In drawing units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Paint = (ink: Ink) => string;

export function sheet(prefix: string, view: View, paint: Paint, light: Light = sunny): string {
  const ink = new Ink(prefix, light);
  const drawing = paint(ink);
  const { x, y, width, height } = view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `${ink.defs}${drawing}</svg>`
  );
}
