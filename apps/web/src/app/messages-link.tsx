import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { messagesPlace } from './destinations.ts';
import { MessagesBadge } from './messages-badge.tsx';

/** The link to the messages beside the title on a phone; wider pages have it in their navigation. */
export function MessagesLink() {
  const { i18n } = useLingui();
  const { to, label, icon: Icon } = messagesPlace;
  return (
    <Link
      to={to}
      className="absolute top-6 right-2 z-10 grid size-(--target) place-items-center rounded-pill text-ink-2 aria-[current]:bg-grape-soft aria-[current]:text-grape @tablet:hidden"
    >
      <Icon />
      <span className="sr-only">{i18n._(label)}</span>
      <MessagesBadge className="absolute top-0 right-0" />
    </Link>
  );
}
