import type { ComponentProps, ReactNode } from 'react';

/** Things to choose from, as many in a row as fit. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1">{children}</ul>;
}

/** One of them; the chosen one has a border, too. */
export function Tile({ children, ...button }: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <li>
      <button
        type="button"
        {...button}
        className="relative grid aspect-square min-h-(--target) w-full place-items-center rounded-md border border-transparent hover:bg-sunken aria-pressed:border-grape aria-pressed:bg-grape-soft"
      >
        {children}
      </button>
    </li>
  );
}
