import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { Menu } from '../../components/buttons/menu.tsx';
import { ListIcon, MeetingIcon, PenIcon, QuestionIcon, QuoteIcon } from '../../components/icons/places.tsx';
import { focusWriting, WRITE_HASH } from '../../features/diary/open-editor.shared.ts';
import { START_PAGE } from '../routing/access.ts';

/** Everything that can be written. Load it lazily. */
export function WriteMenu({
  anchor,
  onClose,
}: {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const field = useRef<HTMLElement>(null);
  return (
    <Menu
      anchor={anchor}
      align="center"
      onClose={onClose}
      finalFocus={field}
      actions={[
        {
          id: 'diary',
          label: <Trans>Today’s diary</Trans>,
          icon: <PenIcon className="size-5" />,
          onSelect: () => {
            if (focusWriting()) field.current = document.getElementById(WRITE_HASH);
            else void navigate({ to: START_PAGE, hash: WRITE_HASH });
          },
        },
        {
          id: 'todo',
          label: <Trans>To-do</Trans>,
          icon: <ListIcon className="size-5" />,
          onSelect: () => void navigate({ to: '/importantThing' }),
        },
        {
          id: 'question',
          label: <Trans>Question</Trans>,
          icon: <QuestionIcon className="size-5" />,
          onSelect: () => void navigate({ to: '/curiosity', hash: 'ask' }),
        },
        {
          id: 'wisdom',
          label: <Trans>Wisdom</Trans>,
          icon: <QuoteIcon className="size-5" />,
          onSelect: () => void navigate({ to: '/quotes' }),
        },
        {
          id: 'meeting',
          label: <Trans>Meeting</Trans>,
          icon: <MeetingIcon className="size-5" />,
          onSelect: () => void navigate({ to: '/au' }),
        },
      ]}
    />
  );
}
