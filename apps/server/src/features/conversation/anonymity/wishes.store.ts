import type { DiaryDay } from '@garden/calendar';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isUndoable } from '../../../platform/undo.ts';
import type { MemberSeen } from '../../diary/curtain/rules.ts';
import { listCurtained } from '../../diary/curtain/store.ts';
import { saidAgain } from '../../knowledge/curiosity/hooks.ts';
import { hideComment, lockComment } from '../comments/store.ts';
import type { CommentRow } from '../rows/store.ts';
import { findLedger } from '../store.ts';
import type { WaitingWish } from './inbox.store.ts';
import { isCarriedOut } from './rules.ts';
import { beginningOf, timeless } from './showing.store.ts';

type Presence = {
  readonly today: DiaryDay;
  /** Of each team. */
  readonly members: ReadonlyMap<string, readonly MemberSeen[]>;
};

type Carrying = Pick<Ports, 'holidays' | 'hooks' | 'queue'>;

/** Carries out the removals that can be, and what takes them back; tells which are done with. */
export async function carryOut(
  tx: Transaction,
  ctx: Carrying,
  wishes: readonly { readonly id: string; readonly said: WaitingWish }[],
  { today, members }: Presence,
): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  for (const { id, said: wish } of wishes) {
    const comment = await lockComment(tx, wish.commentId);
    if (comment) {
      const { objectKind, objectId, teamId } = comment;
      const ledger = findLedger(ctx.hooks, objectKind);
      const sought = [{ teamId, objectIds: [objectId] }];
      const entries = ledger ? await listCurtained(tx, ledger, sought, today) : [];
      const entry = entries.find((each) => each.objectId === objectId);
      const readers = new Set(entry?.readers.map(({ userId }) => userId));
      const readersSince = (members.get(teamId) ?? []).filter(
        ({ userId, lastSeen }) => readers.has(userId) && lastSeen >= wish.day,
      ).length;
      if (!isCarriedOut(wish, { today, readersSince })) continue;
      await setShown(tx, ctx, comment, { isShown: wish.what === 'show', today });
    }
    done.add(id);
  }
  return done;
}

async function setShown(
  tx: Transaction,
  ctx: Carrying,
  comment: CommentRow,
  { isShown, today }: { readonly isShown: boolean; readonly today: DiaryDay },
): Promise<void> {
  const now = beginningOf(today);
  const { state, hiddenAt, teamId, objectKind, objectId } = comment;
  const may = isShown
    ? state === 'deleted' && hiddenAt !== null && isUndoable(hiddenAt, now)
    : state === 'shown';
  if (!may) return;
  // The key that its holder showed with the wish gives the right.
  const changed = authorize(comment, may, 'commentNotFound');
  await hideComment(tx, changed, { at: isShown ? null : now, day: today, moderatorId: null });
  const said = { said: changed, isShown };
  await ctx.hooks.run(tx, saidAgain, said, { ...ctx, ...timeless(today) });
  const object = { kind: objectKind, id: objectId };
  emitEvent(tx, timeless(today), { audience: 'team', audienceId: teamId, topic: 'thread', object });
}
