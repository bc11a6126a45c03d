import type { Visibility } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatMoment } from '../../../components/days/format-moment.ts';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { kindWords } from './kind-words.tsx';

type Coming = Visibility['coming'][number];

/** What more people will see of one’s own, and from when: the difference to what holds now. */
export function ComingCard({ seen: { coming, teams } }: { seen: Visibility }) {
  const headingId = useId();
  if (coming.length === 0) return null;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={headingId}>
          <Trans>What will change</Trans>
        </h2>
        <p className="text-ink-2">
          <Trans>Until then no one sees more of it. It can still be taken back.</Trans>
        </p>
      </div>
      {coming.map((change) => (
        <Change key={`${change.from} ${JSON.stringify(change.seenBy)}`} change={change} teams={teams} />
      ))}
    </Card>
  );
}

function Change({ change, teams }: { change: Coming; teams: Visibility['teams'] }) {
  const { from, seenBy, kinds } = change;
  const { i18n } = useLingui();
  const nameOf = usePersonName();
  const list = new Intl.ListFormat(i18n.locale);
  const of = teams.find(({ id }) => id === seenBy.teamId);
  const moment = formatMoment(from, i18n.locale);
  const team = of?.name ?? '';
  const those = of?.people.filter(({ person }) => seenBy.userIds.includes(person.id)) ?? [];
  const names = list.format(those.map(({ person }) => nameOf(person)));
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="wrap-anywhere">
        {seenBy.everyone ? (
          <Trans>
            From {moment}, everyone in {team} can also see:
          </Trans>
        ) : (
          <Trans>
            From {moment}, {names} in {team} can also see:
          </Trans>
        )}
      </h3>
      <ul className="list-disc pl-6">
        {kinds.map((kind) => (
          <li key={kind}>{kindWords[kind].what}</li>
        ))}
      </ul>
    </section>
  );
}
