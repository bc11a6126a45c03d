import { api } from '@garden/contract';

/** Reads to invalidate when a member joins or leaves a team, or its rules change. */
export const teamReads = [
  api.team.list,
  api.apply.mine,
  api.diary.recently,
  api.diary.history,
  api.draft.get,
] as const;
