import type { UnspokenNotice } from '../calls/notice.ts';
import type { ObjectKind } from '../thread.ts';

type About = { readonly kind: ObjectKind; readonly id: string };

type Told = Pick<UnspokenNotice, 'kind' | 'stage' | 'month'> & {
  readonly team: { readonly id: string } | null;
  readonly object: {
    readonly kind: string;
    readonly id: string;
    /** What a comment is about. */
    readonly on?: About | null;
  } | null;
};

/** The address of the page where what a notice asks for is done, for kinds that have one of their own; else null. */
export function noticePath({ kind, stage, month, team, object }: Told): string | null {
  if (kind === 'review_ready') {
    if (stage === 'asked') return team && `/score/groups?team=${team.id}`;
    return object?.kind === 'diary' ? `/home?diary=${object.id}&score=true` : null;
  }
  if (kind === 'interview_due')
    return team && `/interview?teamId=${team.id}${month ? `&month=${month}` : ''}`;
  if (object?.kind === 'curious') return `/curiosity/detail?id=${object.id}`;
  if (object?.kind === 'quote') return `/quotes?quote=${object.id}`;
  if (object?.kind === 'comment' && object.on && object.on.kind !== 'diary')
    return commentPath(object.on, object.id);
  return null;
}

/** The address of a comment below what it is about. */
export function commentPath(on: About, commentId: string): string {
  return `${pages[on.kind]}=${on.id}&comment=${commentId}`;
}

/** The page of each kind, up to the name of the object. */
const pages: Record<ObjectKind, string> = {
  diary: '/home?diary',
  curious: '/curiosity/detail?id',
  quote: '/quotes?quote',
};
