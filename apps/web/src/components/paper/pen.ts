export type Pen = CanvasRenderingContext2D & {
  /** The language whose signs it draws, where the browser knows that. */
  lang?: string;
};

/** Chance that is the same each time, so that a picture does not flicker while someone chooses. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
