import { Fragment, type ReactElement, type ReactNode, useId, useState } from 'react';
import { AnchoredPopup } from './anchored-popup.tsx';
import { classNames } from './class-names.ts';
import { useRowList } from './use-row-list.ts';

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

/** A list of things to do. */
export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
  align?: 'start' | 'end';
  /** Opens by itself: the press came before the menu's file. */
  defaultOpen?: boolean;
};

/** Rarer things to do with the thing beside it. */
export function Menu({ trigger, actions, align = 'end', defaultOpen = false }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const { triggerProps, listProps, firstRow } = useRowList({ setOpen, loops: true });
  return (
    <AnchoredPopup
      open={open}
      trigger={trigger}
      align={align}
      firstRow={firstRow}
      listProps={listProps}
      onOpenChange={setOpen}
      role="menu"
      labelledBy={id}
      triggerProps={{ ...triggerProps, id }}
      className="scroll-quiet max-h-(--available-height) w-max min-w-[min(12rem,var(--available-width))] max-w-(--available-width) p-1"
    >
      {actions.map((action, index) => (
        <Fragment key={action.id}>
          {action.danger && index > 0 && !actions[index - 1]?.danger && (
            <hr className="mx-3 my-1 border-line border-t" />
          )}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={action.disabled ?? false}
            onClick={() => {
              setOpen(false);
              action.onSelect();
            }}
            className={classNames(
              'option w-full text-start',
              action.danger && 'text-danger focus:bg-danger-soft focus:text-danger',
            )}
          >
            {action.icon}
            {action.label}
          </button>
        </Fragment>
      ))}
    </AnchoredPopup>
  );
}
