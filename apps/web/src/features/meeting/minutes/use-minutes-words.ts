import type { MinutesHeading } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';
import type { MinutesWords } from './minutes-text.ts';

/** What the parts of minutes are called in the language of the page. */
export function useMinutesWords(): MinutesWords {
  const { t, i18n } = useLingui();
  const names: Record<Exclude<MinutesHeading, 'own'>, string> = {
    summary: t`Summary`,
    decisions: t`Decisions`,
    actions: t`Action items`,
    questions: t`Open questions`,
    done: t`Done since last time`,
    next: t`Coming next`,
    blockers: t`Blockers`,
    wentWell: t`What went well`,
    wentBadly: t`What didn’t go well`,
    feedback: t`Feedback and thanks`,
    needs: t`What the customer needs`,
  };
  return {
    heading: ({ heading, title }) => (heading === 'own' ? title : names[heading]),
    transcript: t`Transcript`,
    day: (day) => formatDay(day, i18n.locale, 'year'),
  };
}
