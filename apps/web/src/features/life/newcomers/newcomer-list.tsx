import type { NewcomerGuide, NewcomerView, TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { NewcomerCard } from './newcomer-card.tsx';

const BuddyDialog = latePart(async () => (await import('./buddy-dialog.tsx')).BuddyDialog);
const GuideDialog = latePart(async () => (await import('./guide-dialog.tsx')).GuideDialog);

type Props = {
  team: TeamView;
  newcomers: readonly NewcomerView[];
  guide: NewcomerGuide;
  /** Below the list: what brings the next page. */
  more: ReactNode;
};

/** Who is new in a team, the latest first; administrators ask for buddies and write what the first week says. */
export function NewcomerList({ team, newcomers, guide, more }: Props) {
  const [asked, setAsked] = useState<NewcomerView>();
  const [isArranging, setArranging] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      {guide.can.edit && (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<EditIcon className="size-5" />}
          onClick={() => setArranging(true)}
        >
          <Trans>Edit the first week</Trans>
        </Button>
      )}
      {newcomers.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>No one new in the last 30 days</Trans>}>
            <Trans>When someone joins, you’ll see their first diaries here, and who their buddy is.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {newcomers.map((newcomer) => (
            <PartBoundary key={newcomer.person.id} of={newcomer}>
              <NewcomerCard
                teamId={team.id}
                newcomer={newcomer}
                guide={guide}
                onAsk={() => setAsked(newcomer)}
              />
            </PartBoundary>
          ))}
        </ul>
      )}
      {more}
      {asked && <BuddyDialog teamId={team.id} newcomer={asked} onClose={() => setAsked(undefined)} />}
      {isArranging && <GuideDialog teamId={team.id} guide={guide} onClose={() => setArranging(false)} />}
    </div>
  );
}
