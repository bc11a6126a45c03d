import { api, MOST_UNREAD } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { classNames } from '../../../components/class-names.ts';
import { BookIcon } from '../../../components/icons/places.tsx';
import { CheckCircleIcon } from '../../../components/icons/signs.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { inputOf, type Selection } from './use-unread.ts';

/** As wide whatever it says: the heading beside it stays where it is. */
const place = 'inline-flex min-h-(--target) w-16 items-center justify-end @tablet:w-36';
/** A phone has room for the number alone. */
const words = 'sr-only @tablet:not-sr-only';

const many = `${MOST_UNREAD - 1}+`;

/** Above a feed: how much of it is unread, and the way to read that one after another. */
export function ReadDoor({ selection }: { selection: Selection }) {
  const unread = useApiQuery(
    api.reading.unread,
    { ...inputOf(selection), limit: 1 },
    { failure: 'none', staleTime: 0 },
  );
  if (!unread.data) return <span className={place} />;
  const { left, place: resumesAt } = unread.data;
  if (left === 0 && resumesAt === null) {
    return (
      <span className={classNames(place, 'gap-1.5 text-ink-2 text-sm')}>
        <CheckCircleIcon className="size-5 shrink-0 text-leaf" />
        <span className={words}>
          <Trans>All read</Trans>
        </span>
      </span>
    );
  }
  const isMany = left >= MOST_UNREAD;
  return (
    <RouteLink
      to="/home"
      search={{ ...selection, view: 'read' }}
      look="plain"
      className={classNames(place, 'text-sm')}
    >
      <BookIcon className="size-5 shrink-0" />
      <span className={words}>
        {left === 0 ? (
          <Trans>Read on</Trans>
        ) : isMany ? (
          <Trans>Read {many} unread</Trans>
        ) : (
          <Plural value={left} one="Read # unread" other="Read # unread" />
        )}
      </span>
      {left > 0 && (
        <span aria-hidden className="@tablet:hidden">
          {isMany ? many : left}
        </span>
      )}
    </RouteLink>
  );
}
