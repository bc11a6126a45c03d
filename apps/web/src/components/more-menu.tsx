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
  // From its beginning to the click: a press whose button is replaced meanwhile would be lost.
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isLoaded) loadMenu(() => setLoaded(true));
  }, [isLoaded]);
  const button = { label, icon: <MoreIcon className="size-5" /> };
  if (Menu && isLoaded && (isRequested || !isPressed))
    return <Menu trigger={<IconButton {...button} />} actions={actions} defaultOpen={isRequested} />;
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      onPointerDown={() => setPressed(true)}
      onClick={() => {
        loadMenu(() => setLoaded(true));
        // Once the press is over, which the menu would take for one beside it.
        setTimeout(() => setRequested(true));
      }}
    />
  );
}
