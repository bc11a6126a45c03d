import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../layout/picture.tsx';
import { BudShape, LeafShape } from '../vine/vine-shapes.tsx';

/** Content for an empty list or page. */
export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** The first action to take here. */
  action?: ReactNode;
  /** `growing`: nothing yet. `winter`: rest, nothing is missing. */
  drawing?: 'growing' | 'winter';
  className?: string;
};

/** A small vine, a kind sentence and the first action. */
export function EmptyState({ title, children, action, drawing = 'growing', className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-2 px-[min(1rem,3vw)] py-8 text-center',
        className,
      )}
    >
      <SmallVine leafless={drawing === 'winter'} />
      <h2 className="mt-2">{title}</h2>
      {children && <div className="max-w-[34ch] text-balance text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** A young shoot on its wire; bare in winter. Decorative. */
function SmallVine({ leafless }: { leafless: boolean }) {
  return (
    <Picture viewBox="0 0 160 88" className="w-40 max-w-full">
      <path d="M4 26H156M4 58H156" stroke="var(--color-rule)" strokeWidth={1.25} />
      <path
        d="M14 82C34 70 38 52 58 44S92 36 104 28S126 20 146 24"
        fill="none"
        stroke="var(--color-stem)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M146 24c9 3 10 13 3 15s-9-6-3-7"
        fill="none"
        stroke={leafless ? 'var(--color-stem)' : 'var(--color-leaf)'}
        strokeWidth={2}
        strokeLinecap="round"
      />
      {leafless ? (
        <path
          d="M58 44l-4-10M84 38l3 10M112 24l-2-9"
          stroke="var(--color-stem)"
          strokeWidth={3}
          strokeLinecap="round"
        />
      ) : (
        <>
          <LeafShape x={52} y={30} r={13} turn={-24} />
          <LeafShape x={116} y={12} r={9} turn={18} />
          <path d="M84 38V48" stroke="var(--color-stem)" strokeWidth={2.5} strokeLinecap="round" />
        </>
      )}
      {!leafless && (
        <>
          <BudShape x={75} y={57} r={9} />
          <BudShape x={93} y={57} r={9} />
          <BudShape x={84} y={72} r={9} />
        </>
      )}
    </Picture>
  );
}
