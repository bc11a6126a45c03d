import { memo, type ReactNode, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Picture } from '../../../components/layout/picture.tsx';
import { VineDrawing, viewOf } from '../../../components/vine/vine-drawing.tsx';
import { bunchOf, WIDTH } from '../../../components/vine/vine-layout.ts';
import type { Drawn } from './bunch.ts';

type Props = {
  drawn: Drawn;
  today: string;
  /** The summary of its month. */
  label: string;
  /** As high as the highest of its neighbours, in units of the drawing. */
  height: number;
  children: ReactNode;
};

/** A bunch among others, whose cane goes on in the next; drawn as long as it is near the window, or printed. */
export function SmallBunch({ drawn, today, label, height, children }: Props) {
  const [place, isNear] = useNear<HTMLSpanElement>();
  const isPrinting = useSyncExternalStore(onPrint, () => printing);
  return (
    <>
      <span
        ref={place}
        className="block"
        style={{ aspectRatio: `${WIDTH} / ${Math.ceil(height)}` }}
        role="img"
        aria-label={label}
      >
        {(isNear || isPrinting) && (
          <SmallDrawing weeks={drawn.weeks} seed={drawn.seed} today={today} height={height} />
        )}
      </span>
      <span aria-hidden="true" className="block px-1 pb-1 text-center text-sm">
        {children}
      </span>
      <span
        aria-hidden="true"
        className="pointer-events-none invisible absolute inset-x-1 bottom-full z-2 mx-auto w-max max-w-full rounded-sm bg-ink px-2.5 py-1.5 text-center text-paper text-sm leading-tight shadow-mid group-hover:visible group-focus-visible:visible print:hidden"
      >
        {label}
      </span>
    </>
  );
}

const WIRE_HEIGHT = 44;

/** The wire of a month that is still to come. */
export function BareWire({ seed, today }: { seed: string; today: string }) {
  return (
    <span className="block" style={{ aspectRatio: `${WIDTH} / ${WIRE_HEIGHT}` }}>
      <Picture viewBox={viewOf(WIRE_HEIGHT)} className="block w-full">
        <path
          d={bunchOf([], { seed, today, small: true }).cane}
          fill="none"
          stroke="var(--color-stem)"
          strokeWidth={6.4}
        />
      </Picture>
    </span>
  );
}

const SmallDrawing = memo(function SmallDrawing({
  weeks,
  seed,
  today,
  height,
}: Pick<Drawn, 'weeks' | 'seed'> & { today: string; height: number }) {
  return (
    <Picture viewBox={viewOf(height)} className="block w-full">
      <VineDrawing bunch={bunchOf(weeks, { seed, today, small: true })} today={today} />
    </Picture>
  );
});

let printing = false;

function onPrint(changed: () => void): () => void {
  const set = (value: boolean) => () => {
    printing = value;
    changed();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const watchers = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all: what is a screen away from the window is ready before it is scrolled to. */
function watch(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: '800px 0px' },
  );
  watchers.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function useNear<E extends Element>(): readonly [Ref<E>, boolean] {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? watch(place.current, setNear) : undefined), []);
  return [place, isNear];
}
