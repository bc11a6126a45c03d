import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/**
 * A word about a control for pointer and keyboard. Never the only place of a text: touch does not show it.
 * The trigger must have a name of its own.
 */
export function Tooltip({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="top" sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="grow-in max-w-[min(18rem,var(--available-width))] rounded-sm border border-transparent bg-ink px-2.5 py-1 text-paper text-sm">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
