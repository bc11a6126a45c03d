import { beforeEach, describe, expect, test } from 'vitest';
import { lin } from '../testing/sample-person.ts';
import { sampleMember, sampleTeam } from '../testing/sample-team.ts';
import { initialTeamState, useTeamStore } from './team-store.ts';
import { initialUserState, useUserStore } from './user-store.ts';

const team = (id: string, members = 0) =>
  sampleTeam({
    id,
    memberCount: members,
    members: Array.from({ length: members }, (_, index) => sampleMember(index)),
  });

const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}').state;

beforeEach(() => {
  useTeamStore.getState().logout();
  useUserStore.setState(initialUserState);
});

describe('user state', () => {
  test('has the fields of the specification', () => {
    expect(Object.keys(initialUserState).sort()).toEqual(
      [
        'isFirstTime',
        'isLoginPage',
        'isShowLoadingPage',
        'loginInfo',
        'signUpInfo',
        'token',
        'userInfo',
      ].sort(),
    );
  });

  test('names the id user_id, keeps the token out of its own record', () => {
    useUserStore.getState().login('secret', lin);
    expect(stored('user').userInfo.user_id).toBe(lin.id);
    expect(localStorage.getItem('user')).not.toContain('secret');
  });

  test('knows that someone signed in here before, also where the server tells of a token that was kept', () => {
    useUserStore.getState().setUserInfo(lin);
    useUserStore.getState().logout();
    expect(useUserStore.getState().isFirstTime).toBe(false);
  });

  test('forgets person and token on sign-out, and shows the sign-in page', () => {
    useUserStore.getState().login('secret', lin);
    useUserStore.getState().logout();
    expect(useUserStore.getState()).toMatchObject({
      userInfo: null,
      token: null,
      isLoginPage: true,
      isFirstTime: false,
    });
  });
});

describe('team state', () => {
  test('has the fields of the specification, empty but for the emoji', () => {
    expect(Object.keys(initialTeamState).sort()).toEqual(
      [
        'activeEmoji',
        'activeTopicList',
        'applyList',
        'currentTeam',
        'emojiType',
        'homeChoseTeam',
        'isSaveJournal',
        'isShowTeam',
        'isUploading',
        'noDealNum',
        'officialEmojiList',
        'ownEmojiList',
        'teamArr',
        'topicList',
        'uploadImage',
      ].sort(),
    );
    expect(initialTeamState.emojiType).toBe('smile');
  });

  test('previews the first eleven members', () => {
    useTeamStore.getState().setTeams([team('a', 14)]);
    const [first] = useTeamStore.getState().teamArr;
    expect(first?.outMembers.map(({ name }) => name)).toEqual(
      Array.from({ length: 11 }, (_, index) => `Member ${index}`),
    );
  });

  test('keeps the chosen teams while they are mine', () => {
    const { setTeams, chooseTeam } = useTeamStore.getState();
    setTeams([team('a'), team('b')]);
    expect(useTeamStore.getState().currentTeam?.id).toBe('a');
    chooseTeam('b');
    setTeams([team('a'), team('b', 2)]);
    expect(useTeamStore.getState()).toMatchObject({
      currentTeam: { id: 'b', memberCount: 2 },
      homeChoseTeam: 'b',
    });
    setTeams([team('a')]);
    expect(useTeamStore.getState()).toMatchObject({ currentTeam: { id: 'a' }, homeChoseTeam: null });
    setTeams([]);
    expect(useTeamStore.getState().currentTeam).toBeNull();
  });

  test('shows all teams on /home without losing the current one', () => {
    const { setTeams, chooseTeam } = useTeamStore.getState();
    setTeams([team('a'), team('b')]);
    chooseTeam('b');
    chooseTeam(null);
    expect(useTeamStore.getState()).toMatchObject({ currentTeam: { id: 'b' }, homeChoseTeam: null });
  });

  const application = (id: string) => ({
    id,
    teamId: 'a',
    applicant: { id: 'u', name: 'U', avatar: null },
    status: 'pending' as const,
  });

  test('joins the applications, unprocessed first, and counts those', () => {
    useTeamStore.getState().setApplications('a', {
      Not_processed: [application('1'), application('2')],
      Processed: [application('3')],
    });
    expect(useTeamStore.getState().applyList.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(useTeamStore.getState().noDealNum).toBe(2);
  });

  test('counts the unprocessed of the answer alone; each team knows what waits in it', () => {
    const { setTeams, setApplications } = useTeamStore.getState();
    setTeams([
      { ...team('a'), waiting: 3 },
      { ...team('b'), waiting: 4 },
    ]);
    expect(useTeamStore.getState().noDealNum).toBe(0);
    setApplications('a', { Not_processed: [application('1')], Processed: [] });
    expect(useTeamStore.getState().noDealNum).toBe(1);
    expect(useTeamStore.getState().teamArr.map(({ waiting }) => waiting)).toEqual([1, 4]);
  });

  test('is empty after sign-out, in storage too', () => {
    useTeamStore.getState().setTeams([team('a', 3)]);
    useTeamStore.getState().logout();
    expect(useTeamStore.getState()).toMatchObject(initialTeamState);
    expect(stored('team')).toEqual(initialTeamState);
  });
});
