import { parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { findSelf } from '../../diary/days/store.ts';
import { todoDays } from '../../knowledge/todos/rules.ts';
import { insertTasks } from '../../knowledge/todos/store.ts';
import { maskFor, presentMeeting } from './present.ts';
import { readerOf } from './shown.present.ts';
import { findMeeting, takeTask } from './store.ts';

export const meetingTake = call(api.meeting.take, async (ctx, { meetingId, actionId }) => {
  const { userId, name, avatar } = ctx.actor;
  const [self, sign] = await Promise.all([findSelf(ctx), signAddresses(ctx)]);
  return ctx.database.transaction(async (tx) => {
    const meeting = await findMeeting(tx, meetingId, readerOf(ctx));
    if (!meeting) throw refuse('meetingNotFound');
    const action = meeting.minutes?.actions.find(({ id }) => id === actionId);
    if (!action) throw refuse('meetingTaskNotFound');
    const task = authorize(
      { meetingId, actionId, userId, takenAt: ctx.now, todoId: ctx.random.id() },
      self.userId === userId,
      'meetingTaskNotFound',
    );
    const taker = await takeTask(tx, task);
    if (taker && taker.id !== userId) throw refuse('meetingTaskTaken', { name: taker.name });
    if (!taker) {
      const { from, to } = todoDays(self);
      const due = action.due === null ? from : parseDiaryDay(action.due);
      const day = due < from ? from : due > to ? to : due;
      const text = maskFor(meeting, userId, meeting.words[0])(action.text);
      const todo = { id: task.todoId, ownerId: userId, text, day, createdAt: ctx.now };
      insertTasks(tx, authorize([todo], todo.ownerId === userId, 'todoNotFound'));
    }
    const taken = [
      ...meeting.taken.filter((each) => each.actionId !== actionId),
      { id: userId, name, avatar, actionId },
    ];
    return presentMeeting({ ...meeting, taken }, readerOf(ctx), sign);
  });
});
