import { api, type TeamView } from '@garden/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { latePart } from '../../components/states/late-part.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';

const FIRST = 20;

// Most days ask nothing: words and card are fetched when there is something, and their place is kept.
const WaitingCard = latePart(async () => (await import('./filling/waiting-card.tsx')).WaitingCard, {
  fallback: <div className="min-h-36" />,
  failed: null,
});

const AskCard = latePart(async () => (await import('./mood/ask-card.tsx')).AskCard, {
  fallback: <div className="min-h-44" />,
  failed: null,
});

/**
 * On Today: the questionnaires that are open and that the reader has not answered yet; and below them, once it is known which
 * they are, so that none pushes it away, how their day is going.
 */
export function OpenQuestionnaires({ teams }: { teams: readonly TeamView[] }) {
  const [settled, setSettled] = useState<readonly string[]>([]);
  return (
    <>
      {teams.map((team) => (
        <OfTeam key={team.id} team={team} onSettled={() => setSettled((known) => [...known, team.id])} />
      ))}
      {teams.length > 0 && teams.every(({ id }) => settled.includes(id)) && <AskedMood teams={teams} />}
    </>
  );
}

function OfTeam({ team, onSettled }: { team: TeamView; onSettled: () => void }) {
  const list = useApiQuery(
    api.questionnaire.list,
    { teamId: team.id, state: 'running', limit: FIRST },
    { failure: 'none' },
  );
  const settle = useEffectEvent(onSettled);
  const isSettled = !list.isPending;
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  const waiting = list.data?.items.filter(({ can, isAnswered }) => can.answer && !isAnswered) ?? [];
  return waiting.length > 0 && <WaitingCard team={team} waiting={waiting} />;
}

function AskedMood({ teams }: { teams: readonly TeamView[] }) {
  const asked = useApiQuery(api.mood.ask, {}, { failure: 'none' });
  return asked.data?.items.map(({ id, teamId, day }) => {
    const team = teams.find((each) => each.id === teamId);
    return team && <AskCard key={id} id={id} team={team} day={day} />;
  });
}
