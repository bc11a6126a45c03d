import type { DepartmentView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';

type Props = {
  department: DepartmentView;
  /** Undefined for those who may not choose, or have no one to choose from. */
  onChoose: (() => void) | undefined;
};

/** Who leads a department. */
export function LeadersCard({ department: { leaders }, onChoose }: Props) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2">
        <Trans>Leaders</Trans>
      </h2>
      {leaders.length === 0 && (
        <p className="text-ink-2">
          <Trans>It has no leader yet. Leaders support its members and see who has written.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {leaders.map(({ id, name, avatar }) => (
          <li key={id} className="flex min-w-0 items-center gap-2.5">
            <Avatar name={name} personId={id} src={avatar} size="sm" />
            <span className="min-w-0 font-semibold">{name}</span>
          </li>
        ))}
      </ul>
      {onChoose && (
        <Button look="quiet" onClick={onChoose} className="mt-3">
          <Trans>Choose leaders</Trans>
        </Button>
      )}
    </Card>
  );
}
