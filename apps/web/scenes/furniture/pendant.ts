import { project, round, scaleAt } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { aglow } from '../light.ts';
import { draw, surface } from '../mesh.ts';
import { ROOM } from '../room/size.ts';
import { bar } from '../shapes.ts';
import type { Vec } from '../vector.ts';

export function pendant(ink: Ink, x: number, y: number, z: number, radius = 0.34): string {
  const ribs = 22;
  const lantern = surface(
    (u, v): Vec => {
      const [angle, rise] = [-u * 2 * Math.PI, (v - 0.5) * 2.76];
      const r = radius * (Math.cos(rise) + 0.02 * Math.sin(v * ribs * 2 * Math.PI));
      return [x + r * Math.cos(angle), y + radius * 0.76 * Math.sin(rise), z + r * Math.sin(angle)];
    },
    [48, ribs * 3],
    (_u, v) =>
      mix('#fff6dd', '#e6cf9f', 0.5 * Math.abs(v - 0.35) + ((v * ribs) % 1 < 0.34 ? 0.5 : 0)),
  );
  const [cx, cy] = project([x, y, z]);
  const r = 2.3 * radius * scaleAt(z);
  const halo = ink.glow('0 #ffe7b4 0.4, 0.5 #ffe7b4 0.12, 1 #ffe7b4 0', [cx, cy], r);
  return (
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${halo}"/>` +
    ink.solid(bar([x, y + radius * 0.7, z], [x, ROOM.height + 0.5, z], 0.006), '#3a342a') +
    ink.texture('clay', draw(lantern, '#fff3d2', aglow))
  );
}
