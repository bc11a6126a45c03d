import { api, type GuidelineView, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MomentText } from '../../../components/days/time-text.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useHomeCalendar } from '../../diary/home-calendar.shared.ts';
import { GuidelineText } from './guideline-text.tsx';
import { guidelineReads } from './use-guideline-actions.tsx';

type Version = OutputOf<typeof api.handbook.get>['versions'][number];
type Props = { guideline: GuidelineView; versions: readonly Version[] };

/** What a guideline said before each change; each can be restored. */
export function GuidelineVersions({ guideline, versions }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const { calendar } = useHomeCalendar();
  const { mutate, isPending } = useApiCommand(api.handbook.upset, { invalidates: guidelineReads });
  const restore = ({ title, category, content }: Version) =>
    mutate(
      { guidelineId: guideline.id, version: guideline.version, title, category, content },
      { onSuccess: () => toast.success(t`Earlier version restored`) },
    );
  return (
    <Card aria-labelledby={headingId} className="print:hidden">
      <h2 id={headingId} className="text-lg">
        <Trans>Earlier versions</Trans>
      </h2>
      <ol className="-mb-2 grid grid-cols-1 divide-y divide-line">
        {versions.map((version) => (
          <li key={version.version}>
            <details className="group">
              <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-2">
                <ChevronDownIcon className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
                <span className="first-letter:uppercase">
                  <MomentText instant={version.writtenAt} timeZone={calendar.timezone} />
                </span>
              </summary>
              <div className="grid grid-cols-1 gap-3 pb-4">
                <GuidelineText text={version} />
                <Button
                  look="quiet"
                  loading={isPending}
                  onClick={() => restore(version)}
                  className="justify-self-start"
                >
                  <Trans>Restore this version</Trans>
                </Button>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}
