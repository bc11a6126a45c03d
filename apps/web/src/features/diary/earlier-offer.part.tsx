import { api, type EarlierDiary, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { DayText } from '../../components/days/time-text.tsx';
import { Card } from '../../components/layout/card.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { toast } from '../../lib/toast/toast.ts';
import { useMyTeams } from '../team/my-teams.shared.ts';
import { useShare } from './reading/use-share.ts';

/**
 * Asks, once for each first team, which diaries from before the writer shares with it; nothing is chosen beforehand.
 * Renders nothing where there is nothing to ask. Load it lazily.
 */
export function EarlierOffer() {
  const team = useMyTeams().data?.result.find(({ offersEarlier }) => offersEarlier);
  return team ? <Offer key={team.id} team={team} /> : null;
}

function Offer({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const headingId = useId();
  const earlier = useApiPages(api.diary.earlier, {}, { failure: 'none' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { share, isPending } = useShare();
  const found = earlier.data ?? [];
  if (found.length === 0) return null;
  const areAll = found.every(({ id }) => chosen.has(id));
  const mark = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const answer = (diaryIds: readonly string[]) =>
    share(team.id, diaryIds, () => {
      if (diaryIds.length > 0) toast.success(t`${team.name} can read them now`);
    });
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Share earlier diaries with {team.name}?</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>
          You wrote these before you were in a team, and only you can read them. Choose what the team may
          read; the rest stays private.
        </Trans>
      </p>
      <ul className="my-2 max-h-[min(22rem,45dvh)] scroll-quiet">
        {found.map((diary) => (
          <li key={diary.id}>
            <Checkbox
              label={<DayText day={diary.day} />}
              hint={<Words {...diary} />}
              checked={chosen.has(diary.id)}
              onChange={() => mark(diary.id)}
            />
          </li>
        ))}
        {earlier.hasNextPage && (
          <li>
            <NextPage of={earlier}>
              <Trans>Show more</Trans>
            </NextPage>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        {chosen.size > 0 ? (
          <Button look="primary" loading={isPending} onClick={() => answer([...chosen])}>
            <Plural value={chosen.size} one="Share # diary" other="Share # diaries" />
          </Button>
        ) : (
          <Button look="quiet" loading={isPending} onClick={() => answer([])}>
            <Trans>Keep them private</Trans>
          </Button>
        )}
        {found.length > 1 && (
          <Button
            look="ghost"
            onClick={() => setChosen(areAll ? new Set() : new Set(found.map(({ id }) => id)))}
          >
            {areAll ? <Trans>Choose none</Trans> : <Trans>Choose all</Trans>}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Words({ title, excerpt }: Pick<EarlierDiary, 'title' | 'excerpt'>) {
  const begins = title ?? excerpt;
  return (
    <span lang={ownLang(begins)} className="line-clamp-2">
      {begins}
    </span>
  );
}
