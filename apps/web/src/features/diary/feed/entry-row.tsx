import { type DiaryView, oneLine, shownText, withoutPrivateLines } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { ThumbIcon } from '../../../components/icons/objects.tsx';
import { PaneRow } from '../../../components/panes/pane-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { DiaryTime } from '../reading/diary-time.tsx';
import { GradeMark } from '../reading/grade-mark.tsx';
import type { FeedSearch } from './narrowing.ts';

type Props = {
  diary: DiaryView;
  search: FeedSearch;
  isOpen: boolean;
};

/** One diary in two lines, beside the one that is open. */
export function EntryRow({ diary, search, isOpen }: Props) {
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
      <PaneRow
        id={id}
        isOpen={isOpen}
        render={<RouteLink to="/home" search={{ ...search, diary: id }} />}
        start={<Avatar name={author.name} personId={author.id} src={author.avatar} size="sm" />}
        title={name}
        mark={
          <>
            <span className="grid self-center">
              <GradeMark diary={diary} />
            </span>
            <span className="shrink-0 text-ink-2 text-sm tabular-nums">
              <DiaryTime diary={diary} />
            </span>
          </>
        }
        text={<span lang={ownLang(begins)}>{begins}</span>}
        counts={
          teamIds.length > 0 && (
            <>
              <Count of={reactions} icon={<ThumbIcon className="size-4" />} name={t`reactions`} />
              <Count of={talk.comments} icon={<CommentIcon className="size-4" />} name={t`comments`} />
            </>
          )
        }
      />
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
