import { api, MAX_TRANSCRIPT } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildTeam } from '../../../testing/factories.ts';
import { buildMeeting } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

// Threads cut short what takes longer than they allow, and the call then fails: work that grows with the square of its
// input does not come back.
const app = useTestApp();

const MOST = MAX_TRANSCRIPT - 1_000;
const CUE = 'WEBVTT\n\n00:01.000 --> 00:02.000\n';
const rows = (row: string, count: number) => `${row}\n`.repeat(count);

describe('the largest transcript', () => {
  test.each([
    ['of openings of tags', `${CUE}${'<'.repeat(MOST)}`],
    ['of a voice that is all blanks', `${CUE}<v${' '.repeat(MOST)}x`],
    ['of a name with blanks behind', `Ana${' '.repeat(MOST)}x`],
    ['of a name with blanks in a bracket', `Ana (${' '.repeat(MOST)}x`],
  ])('is read: %s', async (_, transcript) => {
    const { id: teamId, owner } = await buildTeam(app);
    expect((await buildMeeting(app, owner, teamId, { transcript })).transcript).toHaveLength(1);
  });

  test.each([
    [
      '2,000 decisions',
      rows('Ana: We decided to buy the oven for the bakery, and the mill, and sell a cart.', 2_000),
    ],
    ['39,999 short lines', rows('a: b', 39_999)],
    ['months without an end', `Ana: I’ll do it ${'jan'.repeat(MOST / 3)}`],
    [
      'more speakers than a meeting has',
      Array.from({ length: 15_000 }, (_, at) => `n${at}: ask x`).join('\n'),
    ],
  ])('has minutes: %s', async (_, transcript) => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const { id: meetingId } = await buildMeeting(app, as, teamId, { transcript });
    expect((await app.call(api.meeting.generate, { meetingId }, { as })).message).toBe('OK');
  });
});
