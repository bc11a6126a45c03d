import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';

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

/** A menu of actions, of a button of its own or beside an element. */
export type MenuProps = {
  actions: readonly MenuAction[];
  align?: 'start' | 'center' | 'end';
} & (
  | {
      /** The button that opens it. */
      trigger: ReactElement;
      /** Opens at once: the press came before the menu's file. */
      defaultOpen?: boolean;
    }
  | {
      /** Stands beside this element, open until `onClose`. */
      anchor: RefObject<HTMLElement | null>;
      onClose: () => void;
      /** Takes the focus as the menu closes, within the press that closed it; where it holds nothing, who had it before. */
      finalFocus?: RefObject<HTMLElement | null>;
    }
);

/** Secondary actions. */
export function Menu({ actions, align = 'end', ...place }: MenuProps) {
  const root =
    'anchor' in place
      ? { open: true, onOpenChange: (open: boolean) => !open && place.onClose() }
      : { defaultOpen: place.defaultOpen ?? false };
  return (
    <Base.Root {...root}>
      {'trigger' in place && <Base.Trigger render={place.trigger} />}
      <Base.Portal>
        {/* Over a dialog around it, too: a tap beside the list closes the list alone. */}
        <Base.Backdrop className="fixed inset-0 z-50" />
        <Base.Positioner
          {...('anchor' in place && { anchor: place.anchor })}
          align={align}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 print:hidden"
        >
          <Base.Popup
            {...('anchor' in place && place.finalFocus && { finalFocus: place.finalFocus })}
            className="panel grow-in scroll-quiet max-h-(--available-height) min-w-[min(12rem,var(--available-width))] max-w-(--available-width) rounded-md p-1"
          >
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
