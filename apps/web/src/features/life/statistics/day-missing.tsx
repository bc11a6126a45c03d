import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';

type Props = { teamId: string; day: string };

/** Who has not written for a day, once someone asks. */
export function DayMissing({ teamId, day }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button look="ghost" className="justify-self-start print:hidden" onClick={() => setOpen(true)}>
        <Trans>Who hasn’t submitted</Trans>
      </Button>
    );
  }
  return <Names key={day} teamId={teamId} day={day} />;
}

function Names({ teamId, day }: Props) {
  const nameOf = usePersonName();
  const people = useApiPages(api.relationship.uncomplete, { teamId, day, limit: 50 }, { failure: 'none' });
  if (!people.data) {
    return people.isError || people.fetchStatus === 'paused' ? (
      <ReadFailure of={people} />
    ) : (
      <SkeletonText lines={1} />
    );
  }
  if (people.data.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>No one is missing.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {people.data.map((person) => (
          <li key={person.id} className="wrap-anywhere">
            {nameOf(person)}
          </li>
        ))}
      </ul>
      <NextPage of={people}>
        <Trans>Show more members</Trans>
      </NextPage>
    </>
  );
}
