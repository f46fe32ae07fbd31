import { LEFT_WALL } from '../light.ts';

/** The room in metres: left and right wall, ceiling, and how far it comes toward the viewer. */
export const ROOM = { left: LEFT_WALL, right: 3.75, height: 2.7, front: 4.1 } as const;

/** The floor inside the room. */
export const FLOOR = [
  [ROOM.left, 0, 0],
  [ROOM.right, 0, 0],
  [ROOM.right, 0, ROOM.front],
  [ROOM.left, 0, ROOM.front],
] as const;

/** The back wall. */
export const BACK = [
  [ROOM.left, 0, 0],
  [ROOM.right, 0, 0],
  [ROOM.right, ROOM.height, 0],
  [ROOM.left, ROOM.height, 0],
] as const;

/** A side wall standing at `x`. */
export const sideWall = (x: number) =>
  [
    [x, 0, 0],
    [x, ROOM.height, 0],
    [x, ROOM.height, ROOM.front],
    [x, 0, ROOM.front],
  ] as const;
