import { api, type OutputOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';

type Downloads = OutputOf<typeof api.statistics.get>['downloads'];

/** What is the user’s alone: their streak, and who downloaded numbers about them. */
export function OwnCard({ downloads }: { downloads: Downloads }) {
  const { i18n } = useLingui();
  const heading = useId();
  const nameOf = usePersonName();
  const numbers = useApiQuery(api.diary.numbers, {}, { failure: 'none' });
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <h2 id={heading} className="mb-1 text-lg">
        <Trans>Yours alone</Trans>
      </h2>
      {numbers.data ? (
        <p>
          <Plural
            value={numbers.data.streak}
            _0="Your streak begins with your next diary."
            one="Your streak: # working day."
            other="Your streak: # working days in a row."
          />{' '}
          <span className="text-ink-2">
            <Trans>No one else sees it.</Trans>
          </span>
        </p>
      ) : (
        numbers.isPending && <SkeletonText lines={1} />
      )}
      {downloads.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">
            <Trans>Who downloaded numbers about you</Trans>
          </h3>
          <ul className="grid grid-cols-1 gap-1">
            {downloads.map(({ reader, day, from, to }) => (
              <li key={`${reader.id} ${day}`} className="wrap-anywhere text-ink-2 text-sm">
                <Trans>
                  {nameOf(reader)} on {formatDay(day, i18n.locale, 'year')}:{' '}
                  {formatDay(from, i18n.locale, 'short')} to {formatDay(to, i18n.locale, 'short')}
                </Trans>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
