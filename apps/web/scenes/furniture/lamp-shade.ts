import { dots } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { lathe } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { aglow } from '../light.ts';
import { draw, faceViewer, surface } from '../mesh.ts';
import { mix } from '../colour.ts';

export function shadeOf(
  ink: Ink,
  [x, y, z]: Vec,
  low: number,
  high: number,
  height: number,
): string {
  const side = surface(
    (u, v): Vec => {
      const angle = -u * 2 * Math.PI;
      const r = low + (high - low) * v;
      return [x + r * Math.cos(angle), y + height * v, z + r * Math.sin(angle)];
    },
    [64, 18],
    (u, v) => {
      const pleat = Math.floor(u * 64) % 2 ? 0.05 : 0;
      const warm = Math.exp(-((v - 0.42) ** 2) * 7);
      return mix('#dcb878', '#fff0c9', 0.2 + 0.8 * warm - pleat);
    },
  );
  const inner = lathe([x, y, z], dots(`0 0.012, ${low * 0.98} 0.004`));
  return ink.texture('cloth', draw(faceViewer([...inner, ...side]), '#ffedc4', aglow));
}
