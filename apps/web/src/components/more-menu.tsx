import { useEffect, useState } from 'react';
import { loadLaterWords } from '../lib/locale/locale.ts';
import { logFailure } from '../lib/log.ts';
import { IconButton } from './icon-button.tsx';
import { MoreIcon } from './icons/objects.tsx';
import type { MenuAction, Menu as MenuComponent } from './menu.tsx';

// Heavier than most pages that have one: the button renders before it is loaded.
let Menu: typeof MenuComponent | undefined;

function loadMenu(then: () => void): void {
  Promise.all([import('./menu.tsx'), loadLaterWords()])
    .then(([file]) => {
      Menu = file.Menu;
      then();
    })
    .catch((failure) => logFailure('A menu could not be loaded', failure));
}

/**
 * A button with three dots and a menu of secondary actions; a press before the menu's file has loaded opens it then.
 */
export function MoreMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [isLoaded, setLoaded] = useState(Menu !== undefined);
  const [isRequested, setRequested] = useState(false);
  // Pressed, or focused by keys: a button that is replaced then would lose the press, or the focus.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isLoaded) loadMenu(() => setLoaded(true));
  }, [isLoaded]);
  const button = { label, icon: <MoreIcon className="size-5" /> };
  if (Menu && isLoaded && (isRequested || !isHeld))
    return <Menu trigger={<IconButton {...button} />} actions={actions} defaultOpen={isRequested} />;
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      onPointerDown={() => setHeld(true)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onClick={() => {
        loadMenu(() => setLoaded(true));
        // Once the press is over, which the menu would take for one beside it.
        setTimeout(() => setRequested(true));
      }}
    />
  );
}
