import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Chip } from '../../../components/chip.tsx';
import { formatClock } from '../../../components/format-time.ts';
import { usePersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { ExpressionMark } from '../expression/expression-mark.tsx';

/** Who wrote a diary and when; `name` may be a link. */
export function EntryHead({ diary, name }: { diary: DiaryView; name: ReactNode }) {
  const { t, i18n } = useLingui();
  const personName = usePersonName();
  const { author, expression } = diary;
  return (
    <div className="flex items-center gap-3">
      <RouteLink
        to="/person"
        search={{ id: author.id }}
        aria-label={t`About ${personName(author)}`}
        className="rounded-pill no-underline"
      >
        <Avatar name={author.name} personId={author.id} src={author.avatar} />
      </RouteLink>
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
