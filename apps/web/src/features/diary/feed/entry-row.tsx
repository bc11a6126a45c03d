import { type DiaryView, oneLine, shownText, withoutPrivateLines } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '../../../components/avatar.tsx';
import { classNames } from '../../../components/class-names.ts';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { ThumbIcon } from '../../../components/icons/objects.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { DiaryTime } from '../reading/diary-time.tsx';
import { entryLinkId } from '../reading/entry.tsx';
import { GradeMark } from '../reading/grade-mark.tsx';

type Props = { diary: DiaryView; isOpen: boolean };

/** One diary in two lines, beside the one that is open. */
export function EntryRow({ diary, isOpen }: Props) {
  const { t } = useLingui();
  const { author, id, title, sections, talk, teamIds } = diary;
  const name = usePersonName()(author);
  const reactions = talk.reactions.reduce((sum, { count }) => sum + count, 0);
  const begins = title ?? oneLine(shownText(withoutPrivateLines(sections.summary)));
  return (
    <article
      aria-label={t`${name}’s diary`}
      className="[content-visibility:auto] [contain-intrinsic-block-size:auto_4rem]"
    >
      <RouteLink
        from="/home"
        to="/home"
        search={(now: object) => ({ ...now, diary: id, comment: undefined })}
        resetScroll={false}
        id={entryLinkId(id)}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-md px-3 py-2.5 text-ink no-underline transition-colors focus-visible:-outline-offset-3',
          isOpen ? 'bg-grape-soft' : 'hover:bg-sunken',
        )}
      >
        <Avatar name={author.name} personId={author.id} src={author.avatar} size="sm" />
        <span className="grid min-w-0 grid-cols-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
            <span className="grid self-center">
              <GradeMark diary={diary} />
            </span>
            <span className="shrink-0 text-ink-2 text-sm tabular-nums">
              <DiaryTime diary={diary} />
            </span>
          </span>
          <span className="flex items-center gap-2 text-ink-2 text-sm">
            <span className="min-w-0 flex-1 truncate">{begins}</span>
            {teamIds.length > 0 && (
              <Count of={reactions} icon={<ThumbIcon className="size-4" />} name={t`reactions`} />
            )}
            {teamIds.length > 0 && (
              <Count of={talk.comments} icon={<CommentIcon className="size-4" />} name={t`comments`} />
            )}
          </span>
        </span>
      </RouteLink>
    </article>
  );
}

function Count({ of: count, icon, name }: { of: number; icon: React.ReactNode; name: string }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
      <span aria-hidden="true" className="grid place-items-center">
        {icon}
      </span>
      {count}
      <span className="sr-only"> {name}</span>
    </span>
  );
}
