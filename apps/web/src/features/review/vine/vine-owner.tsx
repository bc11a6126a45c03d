import type { Person } from '@garden/contract';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { usePersonName } from '../../../components/people/person-name.tsx';

/** Whose vine it is; of one's own, on paper alone. */
export function VineOwner({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const nameOf = usePersonName();
  if (isOwn) return <p className="hidden print:block">{nameOf(person)}</p>;
  return (
    <RouteLink
      to="/person"
      search={{ id: person.id }}
      look="plain"
      className="wrap-anywhere justify-self-start"
    >
      {nameOf(person)}
    </RouteLink>
  );
}
