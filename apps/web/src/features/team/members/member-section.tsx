import type { MemberView, Person } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { AvatarStack } from '../../../components/people/avatar-stack.tsx';
import { PREVIEW_MEMBERS } from '../../../lib/stores/team-store.ts';
import type { OnMemberAction } from './member-actions.ts';
import { MemberList } from './member-list.tsx';

type Props = {
  teamId: string;
  /** `none` for those who are in no department. */
  departmentId: string;
  title: ReactNode;
  /** The first eleven. */
  people: readonly (Person | MemberView)[];
  /** Undefined where only the first are known. */
  total: number | undefined;
  leaders: readonly Person[];
  /** Open from the start, where the whole team is small. */
  opened: boolean;
  onAction: OnMemberAction;
};

/** The members of one department: eleven avatars, or all of them by name. */
export function MemberSection({
  departmentId,
  title,
  people,
  total,
  leaders,
  opened,
  onAction,
  teamId,
}: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = opened || isUnfolded;
  const headingId = useId();
  const listId = useId();
  return (
    <section aria-labelledby={headingId} className="border-line border-t pt-4 pb-2">
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <h3 id={headingId}>{title}</h3>
          <p className="text-ink-2 text-sm">
            {total !== undefined && <Plural value={total} one="# member" other="# members" />}
            {leaders.length > 0 && (
              <>
                {total !== undefined && ' · '}
                <LedBy leaders={leaders} />
              </>
            )}
          </p>
        </div>
        {people.length > 0 && !opened && (
          <Button
            look="ghost"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-describedby={headingId}
            onClick={() => setUnfolded(!isOpen)}
            className="-mr-3 ml-auto text-sm"
          >
            {isOpen ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
            <ChevronDownIcon
              className={isOpen ? 'size-5 rotate-180 transition-[rotate]' : 'size-5 transition-[rotate]'}
            />
          </Button>
        )}
      </div>
      <div id={listId} className="pt-1">
        {people.length === 0 && (
          <p className="py-2 text-ink-2">
            <Trans>No one is in it yet.</Trans>
          </p>
        )}
        {people.length > 0 &&
          (isOpen ? (
            <MemberList
              teamId={teamId}
              departmentId={departmentId}
              expected={people.length}
              onAction={onAction}
            />
          ) : (
            <div className="pb-3">
              <AvatarStack people={people} max={PREVIEW_MEMBERS} total={total ?? people.length} />
            </div>
          ))}
      </div>
    </section>
  );
}

function LedBy({ leaders }: { leaders: readonly Person[] }) {
  const names = leaders.map(({ name }) => name).join(', ');
  return <Trans>led by {names}</Trans>;
}
