import type { NoticeView } from '@garden/contract';
import { noticePath } from '@garden/contract/text/notice-path';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatClock } from '../../../components/days/format-time.ts';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { QuotingText } from '../../../components/text/quoting-text.tsx';
import { NoActorIcon, PlaceLink } from '../row-pieces.part.tsx';
import { isTimeless } from './group-by-day.ts';
import { useNoticeText } from './use-notice-text.ts';

type Props = { notice: NoticeView; timeZone: string; onOpen: () => void };

/** One notice as a link to what it is about; an unseen one is marked by a word and its weight. */
export function NoticeRow({ notice, timeZone, onOpen }: Props) {
  const { i18n } = useLingui();
  const say = useNoticeText();
  const { team, createdAt, seenAt, id, object } = notice;
  const timeless = isTimeless(notice);
  const place = noticePath(notice) ?? `/msg/details?id=${id}`;
  return (
    <ListRow
      render={<PlaceLink href={place} onOpen={() => seenAt === null && onOpen()} />}
      start={<NoticeFace notice={notice} />}
      title={
        <span className={seenAt === null ? '' : 'font-normal'}>
          <QuotingText text={say(notice)} quoted={object?.title ?? undefined} />
        </span>
      }
      text={
        <>
          {!timeless && <time dateTime={createdAt}>{formatClock(createdAt, i18n.locale, timeZone)}</time>}
          {!timeless && team && ' · '}
          {team?.name}
        </>
      }
      end={
        seenAt === null && (
          <Chip tone="grape">
            <Trans>New</Trans>
          </Chip>
        )
      }
    />
  );
}

/** Whose doing it was: a person, or else the team itself; a sign where no one may know. */
export function NoticeFace({ notice }: Pick<Props, 'notice'>) {
  const { actor, team } = notice;
  if (actor) return <Avatar name={actor.name} personId={actor.id} src={actor.avatar} />;
  if (team && !isTimeless(notice)) return <Avatar name={team.name} personId={team.id} />;
  return <NoActorIcon />;
}
