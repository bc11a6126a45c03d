import type { Person, Visibility } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';

type Team = Visibility['teams'][number];

/** Who is meant by “administrators” and by “those who look after you”, team by team. */
export function TeamsCard({ teams }: { teams: readonly Team[] }) {
  const headingId = useId();
  const joined = teams.filter(({ isMember }) => isMember);
  if (joined.length === 0) return null;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <h2 id={headingId}>
        <Trans>Who is who</Trans>
      </h2>
      {joined.map((team) => (
        <TeamPeople key={team.id} team={team} />
      ))}
    </Card>
  );
}

function TeamPeople({ team: { name, people } }: { team: Team }) {
  const administrators = people.filter(({ administers }) => administers).map(({ person }) => person);
  const carers = people.filter(({ looksAfter }) => looksAfter).map(({ person }) => person);
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="wrap-anywhere text-ink-2">{name}</h3>
      <dl className="grid grid-cols-1 gap-2">
        <Role name={<Trans>Other administrators</Trans>} people={administrators} />
        <Role name={<Trans>Looks after you</Trans>} people={carers} />
      </dl>
    </section>
  );
}

function Role({ name, people }: { name: ReactNode; people: readonly Person[] }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="wrap-anywhere min-w-0">
        {people.length === 0 && (
          <span className="text-ink-2">
            <Trans>No one</Trans>
          </span>
        )}
        {people.map((person, place) => (
          <Fragment key={person.id}>
            {place > 0 && ' · '}
            <Link to="/person" search={{ id: person.id }}>
              <PersonName person={person} />
            </Link>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
