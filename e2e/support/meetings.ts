import { call, type makeTeam } from './api.ts';

/** A talk of six lines, with a decision, a task and a question. */
export const TALK = [
  'Ana: The old oven bakes 20 loaves an hour.',
  'Ben: The new oven bakes 40 loaves an hour.',
  'Ana: We decided to buy the new oven.',
  'Ben: I’ll call the dealer tomorrow.',
  'Ana: Who pays for it?',
  'Ben: I don’t know, we have to ask.',
].join('\n');
export const CHINESE_TALK =
  '王芳：旧炉子每小时烤20个面包。\n林美：那就这么定了，我们买新炉子。\n王芳：我明天给经销商打电话。';

/** A meeting through the API, with its minutes. */
export async function keepMeeting(
  request: Parameters<typeof call>[0],
  owner: Parameters<typeof makeTeam>[1],
  teamId: string,
  more: object = {},
) {
  const meeting = { teamId, title: 'The oven', date: '2026-03-31', transcript: TALK, consent: true, ...more };
  const { id } = await call<{ id: string }>(request, 'user/meeting/add', meeting, owner);
  const response = await request.get(`/api/user/meeting/generate?meetingId=${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { data } = (await response.json()) as { data: { version: number } };
  return { id, version: data.version };
}
