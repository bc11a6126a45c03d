import { api, type CommonPatternsView, type DeparturePattern } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDays } from '../../../components/days/format-days.ts';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { PatternCard } from './pattern-card.tsx';

const PatternDialog = latePart(async () => (await import('./pattern-dialog.tsx')).PatternDialog);

type Props = {
  teamId: string;
  patterns: readonly DeparturePattern[];
  /** Below the list: what brings the next page. */
  more: ReactNode;
};

/** The patterns of a team, the latest changed first. */
export function PatternList({ teamId, patterns, more }: Props) {
  const { data: told } = useApiQuery(api.departure.common, { teamId }, { failure: 'none' });
  const isCommon = ({ id, version }: DeparturePattern) =>
    told?.common.some((each) => each.patternId === id && each.version === version) ?? false;
  const [edited, setEdited] = useState<DeparturePattern | 'new'>();
  const add = (
    <Button icon={<PlusIcon className="size-5" />} onClick={() => setEdited('new')}>
      <Trans>Add a pattern</Trans>
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {patterns.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>Nothing learned yet</Trans>} action={add}>
            <Trans>
              When someone leaves, keep what led to it and what would have helped. Only administrators see
              this.
            </Trans>
          </EmptyState>
        </Card>
      ) : (
        <>
          <p className="text-ink-2 text-sm">
            <Trans>
              Only administrators see this list. Members whose own diaries show signs of a pattern read its
              title and what helped, each alone. Write about patterns, never about a person.
            </Trans>
          </p>
          {told && <CommonNote told={told} />}
          <div>{add}</div>
          <ul className="grid grid-cols-1 gap-3">
            {patterns.map((pattern) => (
              <PartBoundary key={pattern.id} of={pattern}>
                <PatternCard
                  pattern={pattern}
                  isCommon={isCommon(pattern)}
                  onEdit={() => setEdited(pattern)}
                />
              </PartBoundary>
            ))}
          </ul>
        </>
      )}
      {more}
      {edited && (
        <PatternDialog
          teamId={teamId}
          pattern={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** Over which days it is known what is common, or why it is not. */
function CommonNote({ told: { days, enough, common } }: { told: CommonPatternsView }) {
  const { i18n } = useLingui();
  if (!days) return null;
  const span = formatDays(days.from, days.to, i18n.locale);
  return (
    <p className="text-ink-2 text-sm">
      {!enough ? (
        <Trans>{span}: fewer than five people took part, so nothing is told of them.</Trans>
      ) : common.length === 0 ? (
        <Trans>{span}: no pattern was common among five people or more.</Trans>
      ) : (
        <Trans>{span}: what at least five people showed signs of is marked as common.</Trans>
      )}
    </p>
  );
}
