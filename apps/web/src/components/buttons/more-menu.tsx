import { useEffect, useRef, useState } from 'react';
import { loadLaterWords } from '../../lib/locale/locale.ts';
import { logFailure } from '../../lib/log.ts';
import { MoreIcon } from '../icons/objects.tsx';
import { IconButton } from './icon-button.tsx';
import type { MenuAction, Menu as MenuComponent } from './menu.tsx';

let Menu: typeof MenuComponent | undefined;

async function loadMenu(): Promise<void> {
  try {
    const [file] = await Promise.all([import('./menu.tsx'), loadLaterWords()]);
    Menu = file.Menu;
  } catch (failure) {
    logFailure('A menu could not be loaded', failure);
  }
}

/**
 * A button with three dots and a menu of secondary actions. The menu is heavier than most pages that have one: its file
 * comes with the first press of any, and each is made when it is opened first.
 */
export function MoreMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [openedBy, setOpenedBy] = useState<'keys' | 'press'>();
  const trigger = useRef<HTMLButtonElement>(null);
  const isMade = Menu !== undefined && openedBy !== undefined;
  useEffect(() => {
    // Pressed once more by itself, since it is another button than the one that had the focus; its first action takes that.
    if (isMade && openedBy === 'keys') trigger.current?.click();
  }, [isMade, openedBy]);
  const button = { label, icon: <MoreIcon className="size-5" />, ref: trigger };
  if (Menu && isMade)
    return <Menu trigger={<IconButton {...button} />} actions={actions} defaultOpen={openedBy === 'press'} />;
  const ask = () => void loadMenu();
  const open = async (by: 'keys' | 'press') => {
    await loadMenu();
    // Once the press is over, which the menu would take for one beside it.
    setTimeout(() => setOpenedBy(Menu && by));
  };
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      onPointerEnter={ask}
      onFocus={ask}
      onClick={({ detail }) => void open(detail === 0 ? 'keys' : 'press')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open('keys');
      }}
    />
  );
}
