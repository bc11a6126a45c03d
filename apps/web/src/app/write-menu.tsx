import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ListIcon, PenIcon } from '../components/icons/places.tsx';
import { Menu } from '../components/menu.tsx';
import { focusWriting } from '../features/diary/open-editor.shared.ts';
import { START_PAGE } from './access.ts';

/** Everything that can be written. Load it lazily. */
export function WriteMenu({
  anchor,
  onClose,
}: {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  return (
    <Menu
      anchor={anchor}
      align="center"
      onClose={onClose}
      actions={[
        {
          id: 'diary',
          label: <Trans>Diary of today</Trans>,
          icon: <PenIcon className="size-5" />,
          onSelect: () => {
            // Base UI gives the focus back when the menu closes; the field takes it after that.
            requestAnimationFrame(() => focusWriting() || void navigate({ to: START_PAGE, hash: 'write' }));
          },
        },
        {
          id: 'todo',
          label: <Trans>To-do</Trans>,
          icon: <ListIcon className="size-5" />,
          onSelect: () => void navigate({ to: '/importantThing' }),
        },
      ]}
    />
  );
}
