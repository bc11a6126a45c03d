import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { messagesPlace } from './destinations.ts';
import { MessagesBadge } from './messages-badge.tsx';

/** The way to the messages at the head of a phone's page; beside wider pages it stands in the navigation. */
export function MessagesLink() {
  const { i18n } = useLingui();
  const { to, label, icon: Icon } = messagesPlace;
  return (
    <div className="flex justify-end px-2 pt-1 @tablet:hidden">
      <Link
        to={to}
        className="relative grid size-(--target) place-items-center rounded-pill text-ink-2 aria-[current]:bg-grape-soft aria-[current]:text-grape"
      >
        <Icon />
        <span className="sr-only">{i18n._(label)}</span>
        <MessagesBadge className="absolute top-0 right-0" />
      </Link>
    </div>
  );
}
