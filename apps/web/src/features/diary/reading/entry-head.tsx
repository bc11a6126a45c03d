import type { DiaryView, Person } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Chip } from '../../../components/chip.tsx';
import { formatClock } from '../../../components/format-time.ts';
import { RouteLink } from '../../../components/route-link.ts';
import { ExpressionMark } from '../expression/expression-mark.tsx';

/** Who wrote a diary and when; `name` may be a link. */
export function EntryHead({ diary, name }: { diary: DiaryView; name: ReactNode }) {
  const { i18n } = useLingui();
  const { author, expression } = diary;
  return (
    <div className="flex items-center gap-3">
      <Face person={author} />
      <div className="min-w-0 flex-1">
        <div className="truncate leading-tight">{name}</div>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <time dateTime={diary.publishedAt}>{formatClock(diary.publishedAt, i18n.locale)}</time>
          {diary.late && (
            <Chip tone="amber">
              <Trans>late</Trans>
            </Chip>
          )}
          {diary.teamIds.length === 0 && (
            <Chip>
              <Trans>private</Trans>
            </Chip>
          )}
        </p>
      </div>
      {expression && <ExpressionMark expression={expression} className="text-xl" />}
    </div>
  );
}

/** An avatar that links to the person's page; not where they have closed their account. */
function Face({ person }: { person: Person }) {
  const { id, name, avatar } = person;
  const face = <Avatar name={name} personId={id} src={avatar} />;
  if (name === '') return face;
  return (
    <RouteLink to="/person" search={{ id }} className="rounded-pill no-underline">
      {face}
      <span className="sr-only">
        <Trans>About {name}</Trans>
      </span>
    </RouteLink>
  );
}
