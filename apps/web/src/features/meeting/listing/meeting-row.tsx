import type { MeetingSummary } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { ShareChip } from './share-chip.tsx';

/** One meeting: when, whose, who reads it, and what came out of it. */
export function MeetingRow({ meeting }: { meeting: MeetingSummary }) {
  const { id, title, date, owner, hasMinutes, decisions, actions, can } = meeting;
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <div className="words-below flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 data-words lang={ownLang(title)} className="wrap-anywhere min-w-0 flex-1 basis-40 text-lg">
          <RouteLink to="/au/summary" search={{ id }}>
            {title}
          </RouteLink>
        </h2>
        <ShareChip share={meeting.share} />
      </div>
      <p className="flex flex-wrap gap-x-2 text-ink-2 text-sm">
        <DayText day={date} style="year" />
        {!can.edit && (
          <span>
            <PersonName person={owner} />
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        {hasMinutes ? (
          <>
            <span>
              <Plural value={decisions} _0="No decisions" one="# decision" other="# decisions" />
            </span>
            <span>
              <Plural value={actions} _0="No action items" one="# action item" other="# action items" />
            </span>
          </>
        ) : (
          <Trans>No minutes yet</Trans>
        )}
      </p>
    </Card>
  );
}
