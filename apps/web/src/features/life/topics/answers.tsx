import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

/** What people wrote for a topic, newest day first. */
export function Answers({ topicId }: { topicId: string }) {
  const answers = useApiPages(api.activity.answers, { activityId: topicId }, { failure: 'none' });
  if (!answers.data) {
    if (answers.isError || answers.fetchStatus === 'paused') return <ReadFailure of={answers} />;
    return (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-3">
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {answers.data.map(({ diaryId, author, day, text }) => (
          <li key={diaryId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
            <Avatar name={author.name} personId={author.id} src={author.avatar} size="sm" />
            <div className="grid grid-cols-1 gap-1">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <PersonName person={author} />
                <RouteLink to="/home" search={{ diary: diaryId }} className="text-sm">
                  <DayText day={day} style="short" />
                </RouteLink>
              </p>
              <MarkdownText text={text} />
            </div>
          </li>
        ))}
      </ul>
      <NextPage of={answers} look="quiet" className="justify-self-start">
        <Trans>Show more</Trans>
      </NextPage>
    </div>
  );
}
