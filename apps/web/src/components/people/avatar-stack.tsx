import { useLingui } from '@lingui/react/macro';
import { Avatar, type AvatarSize } from './avatar.tsx';

/** One of the people. */
export type StackedPerson = { id: string; name: string; avatar?: string | null };

/** A few overlapping avatars. */
export type AvatarStackProps = {
  people: readonly StackedPerson[];
  /** How many avatars before "+4". */
  max?: number;
  /** All of them, when `people` holds only the first. */
  total?: number;
  size?: AvatarSize;
};

/** The first avatars of a group, then how many more there are. */
export function AvatarStack({ people, max = 5, total = people.length, size = 'sm' }: AvatarStackProps) {
  const { t } = useLingui();
  const shown = people.slice(0, max);
  const rest = total - shown.length;
  return (
    // Where room is short they go on in a next row: initials that are covered say nothing.
    <ul className="flex flex-wrap items-center gap-y-1">
      {shown.map((person) => (
        <li key={person.id} className="-ml-0.5 flex first:ml-0">
          <Avatar
            name={person.name}
            personId={person.id}
            src={person.avatar}
            size={size}
            named
            className="outline-2 outline-surface"
          />
        </li>
      ))}
      {rest > 0 && (
        <li className="ml-2 shrink-0 text-ink-3 text-sm tabular-nums">
          <span aria-hidden="true">+{rest}</span>
          <span className="sr-only">{t`and ${rest} more`}</span>
        </li>
      )}
    </ul>
  );
}
