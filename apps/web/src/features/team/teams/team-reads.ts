import { api } from '@garden/contract';

/** What is read anew when somebody comes into a team, leaves one, or its rules change. */
export const teamReads = [
  api.team.list,
  api.apply.mine,
  api.diary.recently,
  api.diary.history,
  api.draft.get,
] as const;
