import type { ReleaseView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { SectionCard } from '../profile/section-card.tsx';

/** What a release brings. */
export function ReleaseCard({ release, isNew }: { release: ReleaseView; isNew: boolean }) {
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {release.version}
          <span className="font-normal text-ink-2 text-sm">
            <DayText day={release.day} style="short" />
          </span>
          {isNew && (
            <Chip tone="grape">
              <Trans>New</Trans>
            </Chip>
          )}
        </span>
      }
    >
      <ul className="grid list-disc grid-cols-1 gap-2 ps-5">
        {release.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </SectionCard>
  );
}
