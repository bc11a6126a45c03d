import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../components/choices/chip.tsx';
import { formatDay } from '../../components/days/format-time.ts';
import { ChevronRightIcon } from '../../components/icons/actions.tsx';
import { LeafIcon } from '../../components/icons/signs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';

/** A month or a week looked back on. */
export const MonthReview = latePart(async () => (await import('./summaries/month-review.tsx')).MonthReview, {
  fallback: (
    <SkeletonGroup>
      <SkeletonBox className="h-160 rounded-lg" />
    </SkeletonGroup>
  ),
});

/** Leads to the month in review, and says when one is ready that was not read. */
export function ReviewRow() {
  const { i18n } = useLingui();
  const { data, isError } = useApiQuery(api.monthlyReminder.getNew, {}, { failure: 'none' });
  // Turned off, by oneself or by a team.
  if (isError) return null;
  const ready = data?.review?.month;
  const month = ready && formatDay(`${ready}-01`, i18n.locale, 'month');
  return (
    <Card as="div" className="py-1">
      <ListRow
        start={<LeafIcon />}
        title={<Trans>Month in review</Trans>}
        text={
          month ? (
            <Trans>{month} is ready to read</Trans>
          ) : (
            <Trans>What you did, learned, came across again, and left open</Trans>
          )
        }
        end={
          <>
            {month && (
              <Chip tone="grape">
                <Trans>New</Trans>
              </Chip>
            )}
            <ChevronRightIcon className="size-5 @max-[18rem]:hidden" />
          </>
        }
        render={<Link to="/footprints" search={{ view: 'review', ...(ready && { of: ready }) }} />}
      />
    </Card>
  );
}
