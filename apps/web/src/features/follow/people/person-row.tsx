import type { FollowedPerson } from '@garden/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';

/** A person in a list: the row links to their page, actions are beside it. */
export function PersonRow({ person, children }: { person: FollowedPerson; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <ListRow
        className="min-w-0 flex-1 basis-48"
        render={<Link to="/person" search={{ id: person.id }} />}
        start={<Avatar name={person.name} personId={person.id} src={person.avatar} />}
        title={<PersonName person={person} />}
        text={person.teams.map(({ name }) => name).join(' · ')}
      />
      {children}
    </div>
  );
}
