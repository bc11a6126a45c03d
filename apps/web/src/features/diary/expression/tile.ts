/** A grid of things to choose from, and one of them; the chosen one has a border, too. */
export const tiles = 'grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1';
export const tile =
  'grid aspect-square w-full min-h-(--target) place-items-center rounded-md border border-transparent ' +
  'hover:bg-sunken aria-pressed:border-grape aria-pressed:bg-grape-soft';
