import { LEFT_WALL } from '../light.ts';
import { lying, sideways, standing } from '../planes.ts';

/** Metres; `front` is the extent toward the viewer. */
export const ROOM = { left: LEFT_WALL, right: 3.75, height: 2.7, front: 4.1 } as const;

export const FLOOR = lying(ROOM.left, ROOM.right, 0, ROOM.front);
export const CEILING = lying(ROOM.left, ROOM.right, 0, ROOM.front, ROOM.height);
export const BACK_WALL = standing(ROOM.left, ROOM.right, 0, ROOM.height);

export const sideWall = (x: number) => sideways(x, 0, ROOM.height, 0, ROOM.front);
