import { dots, line, project } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { LEFT_WALL as X } from '../light.ts';
import { faceViewer, surface } from '../mesh.ts';
import { random } from '../random.ts';
import { contact } from '../shadow.ts';
import { bar, block, lathe, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { ROOM } from './size.ts';

export function radiator(ink: Ink): string {
  const ribs = Array.from({ length: 10 }, (_, i) => {
    const z = 0.56 + i * 0.12;
    return ink.solid(block([X, 0.13, z], [X + 0.12, 0.62, z + 0.085]), '#d6cfba');
  });
  const pipe = bar([X + 0.05, 0, 0.5], [X + 0.05, 0.22, 0.5], 0.014);
  return (
    contact(ink, [X + 0.12, 0, 1.15], 0.16, 0.7, 0.4) + ink.solid(pipe, '#b9b19b') + ribs.join('')
  );
}

export function crookedBlind(ink: Ink): string {
  const cloth = surface(
    (u, v): Vec => [X + 0.06, 2.5 - v * (0.62 + 0.2 * u), 0.44 + u * 1.4],
    [10, 8],
  );
  const slat = bar([X + 0.06, 1.89, 0.44], [X + 0.06, 1.69, 1.84], 0.016);
  const cord = bar([X + 0.07, 1.78, 1.2], [X + 0.07, 1.52, 1.2], 0.006);
  return (
    ink.solid(faceViewer(cloth), '#d3c08c', 'cloth') +
    ink.solid([...slat, ...cord], '#a08f66') +
    ink.solid(bar([X + 0.06, 2.5, 0.4], [X + 0.06, 2.5, 1.88], 0.026), '#a89a78')
  );
}

export function bareBulb(ink: Ink, x: number, z: number): string {
  const glass = lathe(
    [x, 1.98, z],
    smooth('0.0 0, 0.034 0.018, 0.042 0.05, 0.024 0.09, 0.018 0.105', 4),
    20,
  );
  return (
    ink.solid(bar([x, 2.14, z], [x, ROOM.height + 0.3, z], 0.005), '#4a463d') +
    ink.solid(lathe([x, 2.08, z], dots('0.02 0, 0.022 0.07, 0.008 0.08'), 16), '#3b382f') +
    ink.solid(glass, '#e9e2c9')
  );
}

export function scuffs(ink: Ink): string {
  const next = random(5);
  const scratches = Array.from({ length: 22 }, () => {
    const [x, z, long] = [-3 + next() * 6.4, 0.6 + next() * 2.4, 0.15 + next() * 0.3];
    return `<path d="${line([project([x, 0, z]), project([x + long * 0.5, 0, z + next() * 0.08]), project([x + long, 0, z - 0.02])])}" stroke="${next() > 0.5 ? '#3f3222' : '#cbb792'}" stroke-opacity=".3" stroke-width="${(0.8 + next()).toFixed(1)}" fill="none"/>`;
  });
  const worn: Vec[] = [
    [-2.2, 0, 1.3],
    [2.8, 0, 1.1],
    [3.2, 0, 2.8],
    [-2, 0, 3],
  ];
  return ink.blur(16, ink.patch(worn, '#cdbf9f', 'opacity=".26"')) + scratches.join('');
}
