import type { QuestionnaireSummary } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../components/days/format-time.ts';

/** Until when a run is open, or when it was or will be. */
export function RunDays({ run: { state, opens, closes } }: { run: QuestionnaireSummary['run'] }) {
  const { i18n } = useLingui();
  const first = formatDay(opens, i18n.locale, 'short');
  const last = formatDay(closes, i18n.locale, 'short');
  if (state === 'running') return <Trans>Open until {last}</Trans>;
  if (state === 'coming') return <Trans>Opens {first}</Trans>;
  return <Trans>Closed {last}</Trans>;
}
