import { api, MAX_FILLER } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { CommentTarget } from '../comments/thread-cache.ts';
import { unsentComments } from '../composer/unsent.ts';
import { type PendingAnonymousComment, pendingAnonymousComments } from '../pending-anonymous.shared.ts';
import { pseudonymFor } from '../pseudonym.shared.ts';

/** Where blank posts go: what the user has opened last. */
type Here = { readonly userId: string; readonly about: CommentTarget; readonly teamId: string };

const FIRST_MS = 20_000;
const STEP_MS = 60_000;
const JITTER_MS = 40_000;
/** So many after the thread that was opened last; enough for what is written while it is read. */
const POSTS = 6;

let here: Here | undefined;
let left = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a comment without a name at times that do not depend on whether there is one: after someone has opened a thread,
 * their browser posts every minute or two, and what they have not written is blank. A log of calls shows all readers alike.
 */
export function useAnonymousPosts(userId: string, about: CommentTarget, teamId: string | undefined): void {
  const { kind, objectId } = about;
  useEffect(() => {
    if (teamId !== undefined) beginPosting({ userId, about: { kind, objectId }, teamId });
  }, [userId, kind, objectId, teamId]);
}

/** Begins the posts that follow an opened thread, or goes on with those that are under way. */
export function beginPosting(next: Here): void {
  here = next;
  left = POSTS;
  if (timer === undefined) plan(FIRST_MS);
}

function plan(from: number): void {
  timer = setTimeout(
    async () => {
      timer = undefined;
      left -= 1;
      if (here) await post(here);
      if (left > 0 && timer === undefined) plan(STEP_MS);
    },
    from + Math.random() * JITTER_MS,
  );
}

async function post({ userId, about, teamId }: Here): Promise<void> {
  const [comment] = pendingAnonymousComments
    .list(userId)
    .filter(({ isSent, isGivenBack }) => !isSent && !isGivenBack);
  try {
    if (comment) await send(userId, comment);
    else await send(userId, { ...blank(), teamId, ...about });
  } catch (failure) {
    if (comment && failure instanceof ApiRefusal) takeBack(userId, comment, failure);
  }
}

const blank = () => ({ id: crypto.randomUUID(), text: '.', parentId: null, blank: true });

type Post = Pick<PendingAnonymousComment, 'id' | 'teamId' | 'kind' | 'objectId' | 'parentId' | 'text'> & {
  readonly blank?: boolean;
};

async function send(
  userId: string,
  { id, teamId, kind, objectId, parentId, text, blank = false }: Post,
): Promise<void> {
  const { key } = await pseudonymFor(userId, { kind, objectId, teamId });
  const said = {
    kind,
    objectId,
    text,
    ...(parentId === null ? { teamId } : { teamId, parentId }),
    anonymous: { id, key, blank, filler: '' },
  };
  const length = new TextEncoder().encode(JSON.stringify(said)).length;
  said.anonymous.filler = '.'.repeat(Math.max(1, MAX_FILLER - length));
  await callApi(api.comment.add, said);
  if (!blank) pendingAnonymousComments.markSent(userId, id);
}

/** A comment that the server refuses goes back where it was written. */
function takeBack(
  userId: string,
  { id, objectId, parentId, text }: PendingAnonymousComment,
  failure: Error,
): void {
  pendingAnonymousComments.forget(userId, [id]);
  const name = parentId === null ? (`on ${objectId}` as const) : (`reply ${parentId}` as const);
  unsentComments.keep(userId, name, { text, anonymous: true });
  const reason = failureMessage(failure) ?? '';
  toast.failure(t`Your comment wasn’t sent. It’s kept where you wrote it. ${reason}`);
}
