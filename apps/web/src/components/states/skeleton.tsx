import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const paper = 'animate-breathe bg-line forced-colors:border';

/** Placeholder for text: each line is as high as the text's own, so nothing jumps. */
export function SkeletonText({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <div key={line} className="flex h-[1lh] items-center">
          <div
            className={classNames(paper, 'h-[.7em] rounded-sm', line === lines - 1 ? 'w-3/5' : 'w-full')}
          />
        </div>
      ))}
    </div>
  );
}

/** Placeholder for a picture, a card or a button; `className` gives its size and radius. */
export function SkeletonBox({ className }: { className: string }) {
  return <div aria-hidden="true" className={classNames(paper, className)} />;
}

/** Around the skeletons of one part: announces once that it is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {children}
    </div>
  );
}
