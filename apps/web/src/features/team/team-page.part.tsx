import type { TeamView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { GroupSwitcher } from '../../components/choices/group-switcher.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { useShownTeam } from './teams/use-shown-team.ts';

type Props = {
  title: ReactNode;
  /** The team that the address names. */
  wanted: string | undefined;
  /** Writes the chosen team into the address. */
  onChoose: (teamId: string) => void;
  /** Which of my teams the page is for; all when absent. */
  isEligible?: (team: TeamView) => boolean;
  skeleton: ReactNode;
  /** Shown to users without such a team. */
  none: ReactNode;
  children: (team: TeamView) => ReactNode;
  /** Lays the page out; one column of text, unless given. */
  frame?: (page: ReactNode, about: { team: TeamView | undefined; isLoading: boolean }) => ReactNode;
};

/** A page about one of my teams, chosen in its header. */
export function TeamPage({
  title,
  wanted,
  onChoose,
  isEligible,
  skeleton,
  none,
  children,
  frame = asText,
}: Props) {
  const { t } = useLingui();
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const { query, teams, team, isLoading, hasFailed } = useShownTeam(wanted, isEligible);
  const choose = (teamId: string) => {
    chooseTeam(teamId);
    onChoose(teamId);
  };
  return frame(
    <>
      <PageHeader
        title={title}
        kicker={
          team && teams && teams.length > 1 ? (
            <GroupSwitcher
              label={t`My teams`}
              groups={teams}
              value={team.id}
              onChange={choose}
              className="-mx-3 @desk:hidden"
            />
          ) : (
            team?.name
          )
        }
      />
      {team && <Fragment key={team.id}>{children(team)}</Fragment>}
      {teams && !team && none}
      {isLoading && skeleton}
      {hasFailed && <ReadFailure of={query} />}
    </>,
    { team, isLoading },
  );
}

const asText = (page: ReactNode) => <div className="page-narrow">{page}</div>;
