import { Suspense, useState } from 'react';
import { lazyComponent } from '../lib/lazy-component.ts';
import { IconButton } from './icon-button.tsx';
import { MoreIcon } from './icons/actions.tsx';
import type { MenuAction } from './menu.tsx';

// Heavier than most pages that have one: the button renders before it is loaded.
const Menu = lazyComponent(async () => (await import('./menu.tsx')).Menu);

/**
 * A button with three dots and a menu of secondary actions; a press before the menu's file has loaded opens it then.
 */
export function MoreMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [isRequested, setRequested] = useState(false);
  const button = { label, icon: <MoreIcon className="size-5" /> };
  return (
    <Suspense fallback={<IconButton {...button} aria-haspopup="menu" onClick={() => setRequested(true)} />}>
      <Menu trigger={<IconButton {...button} />} actions={actions} defaultOpen={isRequested} />
    </Suspense>
  );
}
