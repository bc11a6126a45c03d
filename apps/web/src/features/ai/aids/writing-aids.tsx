import { lastWorkingDayOfWeek, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { CommentIcon } from '../../../components/icons/actions.tsx';
import { EyeIcon, LeafIcon } from '../../../components/icons/signs.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import type { AidProps } from './aid-writing.ts';
import { useLookOver } from './use-look-over.ts';

const DialoguePanel = latePart(async () => (await import('../dialogue/dialogue-panel.tsx')).DialoguePanel);
const Findings = latePart(async () => (await import('./findings.tsx')).Findings);
const WeekBeside = latePart(async () => (await import('../summaries/week-beside.tsx')).WeekBeside);

/** Features change in settings alone. */
const RARELY_CHANGES = 5 * 60_000;

/**
 * Offers to look over what is written, to ask about the day, and on the last working day of a week to look at that week;
 * nothing is looked at, and nothing said, until it is asked for.
 */
export function WritingAids(props: AidProps) {
  const { t } = useLingui();
  const panelId = useId();
  const { data } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  const isOn = (feature: 'tone' | 'predictions' | 'dialogue' | 'summaries') =>
    data?.features.some((each) => each.feature === feature && each.on) ?? false;
  const asks = {
    tone: isOn('tone'),
    unclear: isOn('predictions') && props.modules.unclear,
    mistake: isOn('predictions') && props.modules.mistakes,
  };
  const { found, isPending, look } = useLookOver(props, asks);
  const [isTalking, setTalking] = useState(false);
  const talks = isOn('dialogue');
  const looks = asks.tone || asks.unclear || asks.mistake;
  const [isWeekOpen, setWeekOpen] = useState(false);
  const { calendar } = useHomeCalendar();
  const hasWeek = isOn('summaries') && lastWorkingDayOfWeek(parseDiaryDay(props.day), calendar) === props.day;
  if (data && !looks && !talks && !hasWeek) return null;
  return (
    <section
      aria-label={t`Look over your diary`}
      className="min-h-[calc(2*var(--target)+1rem)] border-line border-t py-2 @tablet:min-h-16"
    >
      <div className="-mx-3 flex min-h-(--target) flex-wrap items-center gap-x-2">
        {(looks || !data) && (
          <Button
            look="ghost"
            icon={<EyeIcon className="size-5" />}
            loading={isPending}
            disabled={!data}
            onClick={look}
          >
            {found ? <Trans>Look again</Trans> : <Trans>Look it over with me</Trans>}
          </Button>
        )}
        {talks && (
          <Button
            look="ghost"
            icon={<CommentIcon className="size-5" />}
            aria-expanded={isTalking}
            aria-controls={panelId}
            onClick={() => setTalking(!isTalking)}
          >
            <Trans>Ask me about the day</Trans>
          </Button>
        )}
        {hasWeek && (
          <Button
            look="ghost"
            icon={<LeafIcon className="size-5" />}
            aria-expanded={isWeekOpen}
            onClick={() => setWeekOpen(!isWeekOpen)}
          >
            <Trans>My week</Trans>
          </Button>
        )}
      </div>
      <div id={panelId} hidden={!isTalking}>
        {isTalking && <DialoguePanel {...props} />}
      </div>
      {hasWeek && isWeekOpen && <WeekBeside day={props.day} />}
      {found && <Findings {...props} found={found} />}
    </section>
  );
}
