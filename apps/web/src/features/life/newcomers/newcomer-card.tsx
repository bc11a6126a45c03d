import type { NewcomerGuide, NewcomerView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip, type ChipTone } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { BuddyOf } from './buddy.tsx';

type Props = {
  teamId: string;
  newcomer: NewcomerView;
  guide: NewcomerGuide;
  onAsk: () => void;
};

/** Someone new: since when, their first diaries and whether those were answered, and their buddy. */
export function NewcomerCard({ teamId, newcomer, guide, onAsk }: Props) {
  const headingId = useId();
  const me = useUserStore((state) => state.userInfo?.user_id);
  const { person, joinedOn, workingDay, diaries, confused } = newcomer;
  return (
    <Card as="li" aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={person.name} personId={person.id} src={person.avatar} />
        <div className="min-w-0 flex-1 basis-32">
          <h2 id={headingId} className="wrap-anywhere text-lg">
            <RouteLink to="/person" search={{ id: person.id }}>
              <PersonName person={person} />
            </RouteLink>
          </h2>
          <p className="text-ink-2 text-sm">
            <Trans>
              Joined <DayText day={joinedOn} /> · working day {workingDay}
            </Trans>
          </p>
        </div>
      </div>
      <FirstDiaries diaries={diaries} />
      <BuddyOf teamId={teamId} newcomer={newcomer} guide={guide} onAsk={onAsk} />
      {confused !== null && (
        <div className="border-line border-t pt-3">
          <h3 className="font-sans text-ink-2 text-sm">
            {person.id === me ? (
              <Trans>What confused you in the first week</Trans>
            ) : (
              <Trans>What confused them in the first week</Trans>
            )}
          </h3>
          <p lang={ownLang(confused)} className="wrap-anywhere mt-1 whitespace-pre-wrap">
            {confused}
          </p>
        </div>
      )}
    </Card>
  );
}

const tones: Readonly<Record<NewcomerView['diaries'][number]['answer'], ChipTone>> = {
  answered: 'leaf',
  late: 'plain',
  waiting: 'grape',
  unanswered: 'amber',
};

function FirstDiaries({ diaries }: Pick<NewcomerView, 'diaries'>) {
  const { t } = useLingui();
  const words = {
    answered: t`Answered within a working day`,
    late: t`Answered later`,
    waiting: t`Waiting for an answer`,
    unanswered: t`Not answered yet`,
  };
  return (
    <section>
      <h3 className="font-sans text-ink-2 text-sm">
        <Trans>First diaries</Trans>
      </h3>
      {diaries.length === 0 ? (
        <p className="mt-1">
          <Trans>Nothing written yet.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-rule">
          {diaries.map(({ id, day, answer }) => (
            <li
              key={id}
              className="flex min-h-(--target) flex-wrap items-center justify-between gap-x-3 py-1"
            >
              <RouteLink to="/home" search={{ diary: id }}>
                <DayText day={day} />
              </RouteLink>
              <Chip tone={tones[answer]}>{words[answer]}</Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
