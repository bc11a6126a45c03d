import { addDays, type DiaryDay } from '@garden/calendar';
import { meetingAdd } from '../src/features/meeting/minutes/meeting-add.ts';
import { meetingGenerate } from '../src/features/meeting/minutes/meeting-generate.ts';
import { meetingTake } from '../src/features/meeting/minutes/meeting-take.ts';
import { meetingUpdate } from '../src/features/meeting/minutes/meeting-update.ts';
import type { Context } from '../src/http/context.ts';
import { DAY, shift } from '../src/platform/clock.ts';

type Held = {
  readonly teamId: string;
  readonly idOf: (name: string) => string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
  readonly today: DiaryDay;
};

const meetings = [
  {
    by: 'maya',
    with: ['priya', 'tomas'],
    daysAgo: 6,
    template: 'general',
    follows: undefined,
    share: 'team',
    title: 'Deliveries without a network',
    transcript: `[0:04] Maya Okafor: Two questions today: the cellar, and when we ship.
[0:31] Priya Raman: In the cellar the app forgets a delivery about one time in eight.
[1:02] Tomás Silva: I could write it on paper until then.
[1:10] Priya Raman: Please don’t, no one reads the paper.
[1:44] Maya Okafor: We decided to keep each delivery on the phone first and send it later.
[2:15] Priya Raman: I’ll write the queue by Friday.
[2:40] Tomás Silva: I can take the old phone into three cellars tomorrow.
[3:05] Maya Okafor: What do we show while it waits?
[3:20] Priya Raman: I don’t know yet, Aiko should ask the drivers.`,
  },
  {
    by: 'linmei',
    with: ['zhouting'],
    daysAgo: 3,
    template: 'general',
    follows: undefined,
    share: 'team',
    title: '杭州试点：配送提醒',
    transcript: `[0:06] 林美：今天两件事：凌晨的提醒，还有下周的门店。
[0:40] 周婷：骑手凌晨三点四十收到“早上好”，觉得被冒犯了。
[1:12] 林美：那就这么定了，早上七点以前不发提醒。
[1:35] 周婷：文案我来改，周五之前给你。
[2:02] 林美：门店那边要不要多去一家？
[2:20] 周婷：还没想好，先问问店长。
[2:48] 林美：好，我明天给店长打电话。`,
  },
  {
    by: 'maya',
    with: ['priya', 'tomas'],
    daysAgo: 2,
    template: 'standUp',
    follows: 'Deliveries without a network',
    share: 'team',
    title: 'Deliveries: stand-up',
    transcript: `[0:03] Priya Raman: Yesterday I finished the queue, it keeps each delivery on the phone.
[0:21] Priya Raman: Today I’m testing what happens when the battery dies.
[0:40] Tomás Silva: I’ve tested three cellars with the old phone, nothing was lost.
[1:02] Tomás Silva: I’m blocked: I need access to the store account.
[1:15] Maya Okafor: I’ll ask the store for the account by tomorrow.
[1:31] Maya Okafor: Then we decided to ship to the first two restaurants.`,
  },
  {
    by: 'linmei',
    with: ['zhouting'],
    daysAgo: 0,
    template: 'retrospective',
    follows: '杭州试点：配送提醒',
    share: 'participants',
    title: '杭州试点：复盘',
    transcript: `[0:05] 林美：提醒改到七点以后，骑手都很满意。
[0:28] 周婷：新文案很顺利，店长也喜欢。
[0:50] 周婷：第二家门店的资料来得太晚，我们白等了一天。
[1:12] 林美：那就这么定了，资料提前三天要。
[1:30] 周婷：我来列一张资料清单，周三之前发给大家。`,
  },
] as const;

/** Meetings of the demo team, with minutes that the team reads. */
export async function holdMeetings({ teamId, idOf, as, now, today }: Held): Promise<void> {
  const ids = new Map<string, string>();
  for (const { by, with: others, daysAgo, title, transcript, template, follows, share } of meetings) {
    const owner = await as(by, shift(now, -daysAgo * DAY));
    const participantIds = [by, ...others].map(idOf);
    const date = addDays(today, -daysAgo);
    const { id: meetingId } = await meetingAdd(owner, {
      teamId,
      title,
      date,
      participantIds,
      transcript,
      template,
      ...(follows !== undefined && { previousId: ids.get(follows) }),
      consent: true,
    });
    const { version, minutes } = await meetingGenerate(owner, { meetingId });
    ids.set(title, meetingId);
    await meetingUpdate(owner, { meetingId, version, share });
    const [action] = minutes?.actions ?? [];
    // Who took part has the first task of a meeting that is followed by another one.
    if (action && meetings.some((next) => next.follows === title))
      await meetingTake(await as(others[0], shift(now, -(daysAgo - 2) * DAY)), {
        meetingId,
        actionId: action.id,
      });
  }
}
