import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One line of a menu. */
export type MenuAction = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** Painted as a danger and set apart by a line. */
  danger?: boolean;
  disabled?: boolean;
};

/** A menu of actions. */
export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
  align?: 'start' | 'end';
  /** Opens at once: the press came before the menu's file. */
  defaultOpen?: boolean;
};

/** Secondary actions. */
export function Menu({ trigger, actions, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {/* Over a dialog around it, too: a tap beside the list closes the list alone. */}
        <Base.Backdrop className="fixed inset-0 z-50" />
        <Base.Positioner align={align} sideOffset={4} collisionPadding={12} className="z-50">
          <Base.Popup className="panel grow-in scroll-quiet max-h-(--available-height) min-w-[min(12rem,var(--available-width))] max-w-(--available-width) rounded-md p-1">
            {actions.map((action, index) => (
              <Fragment key={action.id}>
                {action.danger && index > 0 && !actions[index - 1]?.danger && (
                  <Base.Separator className="mx-3 my-1 border-line border-t" />
                )}
                <Base.Item
                  disabled={action.disabled ?? false}
                  onClick={action.onSelect}
                  className={classNames(
                    'option',
                    action.danger &&
                      'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger',
                  )}
                >
                  {action.icon}
                  {action.label}
                </Base.Item>
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
