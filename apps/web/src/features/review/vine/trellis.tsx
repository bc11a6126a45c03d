import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { moveInGrid } from '../../../components/days/grid-keys.ts';

type Props = { label: string; children: (tabIndexOf: (index: number) => 0 | -1) => ReactNode };

/**
 * Bunches side by side on one vine, between two posts. One stop of the Tab key, arrow keys from bunch to bunch as they
 * stand on the screen.
 */
export function Trellis({ label, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cells = links().map((link) => ({ link, ...placeOf(link) }));
    const from = cells.find(({ link }) => link === document.activeElement);
    const rows = [...Map.groupBy(cells, ({ y }) => y).values()];
    const next = from && moveInGrid(event.key, rows, from);
    if (!next) return;
    event.preventDefault();
    next.link.focus();
  };
  return (
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={() =>
        setActive(
          Math.max(
            0,
            links().findIndex((link) => link.matches(':focus')),
          ),
        )
      }
      className="trellis grid grid-cols-2 gap-y-4 border-stem/70 border-x-4 @tablet:grid-cols-3 @desk:grid-cols-4 @max-[18rem]:grid-cols-1 print:grid-cols-4"
    >
      {children((index) => (index === active ? 0 : -1))}
    </ul>
  );
}

function placeOf(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top) };
}

/** How a bunch stands on it: a link, with its tip above. */
export const bunchLink =
  'group relative block rounded-md text-ink no-underline outline-offset-[-.1875rem] transition-[background-color] hover:bg-grape-soft';
