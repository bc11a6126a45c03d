/** The first screen has the network to itself for this long at most. */
const PATIENCE_MS = 4000;

let standing = Promise.resolve();
let stand: () => void = () => undefined;

/** From now on the first screen is on its way: what it can stand without waits for it. */
export function expectFirstScreen(): void {
  standing = new Promise((resolve) => {
    stand = resolve;
  });
  setTimeout(stand, PATIENCE_MS);
}

/** The first screen stands. */
export function firstScreenStands(): void {
  stand();
}

/** Settles when the first screen stands; at once where none is on its way. */
export function whenFirstScreenStands(): Promise<void> {
  return standing;
}
