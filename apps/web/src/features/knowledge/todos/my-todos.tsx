import { Trans } from '@lingui/react/macro';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { DaysCard } from './days-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { LeftOpenCard } from './left-open-card.tsx';
import { SharingCard } from './sharing-card.tsx';
import { useMyTodos } from './use-my-todos.ts';

/** The next 24 hours, what is left from before, and the goals. */
export function MyTodos() {
  const { todos, opening, failed } = useMyTodos();
  if (failed && !todos) return <ReadFailure of={failed} />;
  if (!todos) return <TodosSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="-mt-3 max-w-144 text-ink-2">
        <Trans>
          What you planned in your last diary, what you want to do until the next working day, and where you
          want to be in a few months.
        </Trans>
      </p>
      {todos.leftOpen.length > 0 && <LeftOpenCard todos={todos.leftOpen} opening={opening} />}
      <DaysCard todos={todos} opening={opening} />
      <GoalsCard goals={todos.goals} waiting={todos.waiting} opening={opening} />
      <SharingCard open={opening.open} />
    </div>
  );
}

/** Placeholder for to-dos. */
export function TodosSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-64 rounded-lg" />
      <SkeletonBox className="h-48 rounded-lg" />
    </SkeletonGroup>
  );
}
