import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyComponent, startComponent } from '../../lib/lazy-component.ts';
import { PartBoundary } from './part-boundary.tsx';

type Options<Props> = {
  /** In its place until it is there: as high as it will be, so that nothing moves. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
  /** In its place where it fails; a sentence unless given. */
  failed?: ReactNode | ((props: Props) => ReactNode);
  /** What it shows: when that changes, a part that has failed is tried again. */
  of?: (props: Props) => unknown;
};

/**
 * A part of a page in a file of its own, fetched when it is first shown; until it is there, and if it fails, the rest of
 * the page stays: `latePart(async () => (await import('../buttons/menu.tsx')).Menu, { fallback: <MenuSkeleton /> })`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options<Props> = {},
): (props: Props) => ReactNode {
  return inBoundary(lazyComponent(load), options);
}

/** A late part that the start page shows: its sentences are in the first part of the catalogue. */
export function startPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options<Props> = {},
): (props: Props) => ReactNode {
  return inBoundary(startComponent(load), options);
}

function inBoundary<Props extends object>(
  Part: ComponentType<Props>,
  { fallback, failed, of }: Options<Props>,
): (props: Props) => ReactNode {
  return (props) => (
    <PartBoundary of={of?.(props)} fallback={typeof failed === 'function' ? failed(props) : failed}>
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}
