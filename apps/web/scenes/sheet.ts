import { Ink } from './ink.ts';
import { sunny, type Light } from './light.ts';

/** The part of the drawing plane that becomes a picture, in drawing units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws on an ink; returns SVG. */
export type Paint = (ink: Ink) => string;

/** A finished SVG document: one drawing seen through one view. */
export function sheet(prefix: string, view: View, paint: Paint, light: Light = sunny): string {
  const ink = new Ink(prefix, light);
  const drawing = paint(ink);
  const { x, y, width, height } = view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `${ink.defs}${drawing}</svg>`
  );
}
