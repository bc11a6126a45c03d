import { api, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { CloseIcon } from '../../../components/icons/actions.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName, usePersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useLink } from './use-link.ts';

/** The diaries that live an entry, the last that were linked first. */
export function LivedDiaries({ cultureId }: { cultureId: string }) {
  const diaries = useApiPages(api.culture.diaries, { cultureId }, { failure: 'none' });
  if (!diaries.data) {
    if (diaries.isError || diaries.fetchStatus === 'paused') return <ReadFailure of={diaries} />;
    return (
      <SkeletonGroup>
        <SkeletonText lines={2} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2 border-line border-t">
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {diaries.data.map((diary) => (
          <LivedDiary key={diary.diaryId} diary={diary} cultureId={cultureId} />
        ))}
      </ul>
      <NextPage of={diaries} look="quiet" className="justify-self-start">
        <Trans>Show more</Trans>
      </NextPage>
    </div>
  );
}

type Diary = OutputOf<typeof api.culture.diaries>['items'][number];

function LivedDiary({ diary, cultureId }: { diary: Diary; cultureId: string }) {
  const { t } = useLingui();
  const { diaryId, author, day, title, beginning, linkedBy, can } = diary;
  const name = usePersonName()(author);
  const link = useLink();
  const words = title ?? beginning;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-3">
      <Avatar name={author.name} personId={author.id} src={author.avatar} size="sm" />
      <div className="grid grid-cols-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PersonName person={author} />
          <RouteLink to="/home" search={{ diary: diaryId }} className="text-sm">
            <DayText day={day} style="short" />
          </RouteLink>
        </p>
        <p lang={ownLang(words)} className="wrap-anywhere">
          {words}
        </p>
        {linkedBy && linkedBy.id !== author.id && (
          <p className="text-ink-2 text-sm">
            <Trans>
              linked by <PersonName person={linkedBy} />
            </Trans>
          </p>
        )}
      </div>
      {can.unlink && (
        <IconButton
          label={t`Remove the diary of ${name} here`}
          icon={<CloseIcon className="size-5" />}
          onClick={() => link({ cultureId, diaryId }, false)}
        />
      )}
    </li>
  );
}
