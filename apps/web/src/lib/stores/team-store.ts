import type { ApplicationView, MemberView, TeamView, TopicView } from '@garden/contract';
import { storedStore } from './stored-store.ts';

/** Seed, section 9: how many members a team's preview shows. */
export const PREVIEW_MEMBERS = 11;

/** A team of mine with the members that its preview shows. */
export type TeamOfMine = TeamView & { readonly outMembers: readonly MemberView[] };
export type Topic = Pick<TopicView, 'id' | 'title' | 'state'>;
export type Emoji = { readonly id: string; readonly name: string; readonly url: string };
export type Application = Pick<ApplicationView, 'id' | 'teamId' | 'applicant' | 'status'>;
type Applications = {
  readonly Not_processed: readonly Application[];
  readonly Processed: readonly Application[];
};

/** Team state with the seed's fields (section 3). */
export type TeamState = {
  readonly teamArr: readonly TeamOfMine[];
  /** The topics of the team last looked at, as far as they were read. */
  readonly topicList: readonly Topic[];
  readonly officialEmojiList: readonly Emoji[];
  readonly ownEmojiList: readonly Emoji[];
  readonly activeEmoji: Emoji | null;
  /** Addresses of pictures being added to a diary. */
  readonly uploadImage: readonly string[];
  /** What is written in the open editor is on the server. */
  readonly isSaveJournal: boolean;
  readonly isUploading: boolean;
  readonly emojiType: string;
  readonly currentTeam: TeamOfMine | null;
  /** A page of the Team is open. */
  readonly isShowTeam: boolean;
  /** The running ones. */
  readonly activeTopicList: readonly Topic[];
  /** Id of the team whose feed /home shows; null shows all of mine. */
  readonly homeChoseTeam: string | null;
  /** Not_processed and Processed of the team last looked at, one after the other. */
  readonly applyList: readonly Application[];
  /** How many of these are Not_processed (seed, section 3). */
  readonly noDealNum: number;
};

type TeamActions = {
  /** Takes the answer of user/team/list; a team that is no longer mine is no longer chosen. */
  setTeams(teams: readonly TeamView[]): void;
  /** Changes to a team, on /home too; null shows all of mine there. */
  chooseTeam(teamId: string | null): void;
  /** Takes the answer of user/apply/show for a team. */
  setApplications(teamId: string, answer: Applications): void;
  /** Takes the answer of user/activity/list for a team. */
  setTopics(topics: readonly TopicView[]): void;
  /** Every field back to its empty default (seed, section 4). */
  logout(): void;
};

export const initialTeamState: TeamState = {
  teamArr: [],
  topicList: [],
  officialEmojiList: [],
  ownEmojiList: [],
  activeEmoji: null,
  uploadImage: [],
  isSaveJournal: false,
  isUploading: false,
  emojiType: 'smile',
  currentTeam: null,
  isShowTeam: false,
  activeTopicList: [],
  homeChoseTeam: null,
  applyList: [],
  noDealNum: 0,
};

const withPreview = (team: TeamView): TeamOfMine => ({
  ...team,
  outMembers: team.members.slice(0, PREVIEW_MEMBERS),
});

/** The user's teams, kept in local storage `team`. */
export const useTeamStore = storedStore<TeamState & TeamActions>({ name: 'team', version: 4 }, (set) => ({
  ...initialTeamState,
  setTeams: (teams) =>
    set(({ currentTeam, homeChoseTeam }) => {
      const teamArr = teams.map(withPreview);
      return {
        teamArr,
        currentTeam: teamArr.find(({ id }) => id === currentTeam?.id) ?? teamArr[0] ?? null,
        homeChoseTeam: teamArr.some(({ id }) => id === homeChoseTeam) ? homeChoseTeam : null,
      };
    }),
  chooseTeam: (teamId) =>
    set(({ teamArr, currentTeam }) => ({
      currentTeam: teamArr.find(({ id }) => id === teamId) ?? currentTeam,
      homeChoseTeam: teamId,
    })),
  setApplications: (teamId, { Not_processed, Processed }) =>
    set(({ teamArr }) => ({
      applyList: [...Not_processed, ...Processed],
      noDealNum: Not_processed.length,
      teamArr: teamArr.map((team) =>
        team.id === teamId ? { ...team, waiting: Not_processed.length } : team,
      ),
    })),
  setTopics: (topics) => {
    const topicList = topics.map(({ id, title, state }) => ({ id, title, state }));
    set({ topicList, activeTopicList: topicList.filter(({ state }) => state === 'running') });
  },
  logout: () => set(initialTeamState),
}));
