import type { MemberView, TeamView } from '@garden/contract';

/** An ordinary member, told from others by a number. */
export const sampleMember = (number: number): MemberView => ({
  id: `0198a000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  name: `Member ${number}`,
  avatar: null,
  role: 'member',
  joinedAt: '2026-01-01T00:00:00.000Z',
  departments: [],
  supervisorId: null,
  remark: null,
  can: { appoint: false, release: false, remove: false, supervise: false, arrange: false, handOver: false },
});

/** A team as one of its ordinary members sees it; `parts` overrides. */
export const sampleTeam = (parts: Partial<TeamView> = {}): TeamView => ({
  id: '0198a000-0000-7000-8000-00000000aaaa',
  name: 'Harvest',
  avatar: null,
  inviteCode: 'ABCDEFGH',
  inviteUrl: 'http://localhost/login?join=ABCDEFGH',
  timezone: 'UTC',
  calendar: { dayStartsAt: '04:00', workingWeekdays: [1, 2, 3, 4, 5], region: null, daysOff: [] },
  rules: {
    modules: {
      learnings: true,
      mistakes: true,
      nextTasks: true,
      unclear: true,
      customerGood: true,
      weeklyTop: true,
      insight: true,
    },
    minimums: { summary: 30, newcomerSummary: 5, learnings: 5, insight: 50, weeklyMistakes: 1 },
    newcomerDays: 14,
    anonymous: true,
    remindAt: null,
    review: {
      scores: 'on',
      ownSwitch: false,
      grades: 'team',
      interviews: { threshold: 60, day: 15, blocks: true },
    },
  },
  questions: [],
  joinVerification: true,
  role: 'member',
  leads: false,
  offersEarlier: false,
  memberCount: 1,
  members: [sampleMember(1)],
  departments: [],
  waiting: 0,
  appeals: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  can: {
    rename: false,
    setUp: false,
    arrange: false,
    invite: false,
    decide: false,
    audit: false,
    handOver: false,
    remove: false,
    leave: true,
  },
  ...parts,
});
