type Point = { readonly x: number; readonly y: number };

/** So far a finger goes for a swipe. */
const LONG = 64;
/** So near to the edge of the window the browser takes a swipe for its own: the way back. */
const EDGE = 24;

/** What a finger that went from one point to another asks for; undefined where it scrolled or pressed. */
export function swipeOf(from: Point, to: Point, width: number): 'next' | 'previous' | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (from.x < EDGE || from.x > width - EDGE) return undefined;
  if (Math.abs(across) < LONG || Math.abs(across) < 2 * Math.abs(down)) return undefined;
  return across < 0 ? 'next' : 'previous';
}
