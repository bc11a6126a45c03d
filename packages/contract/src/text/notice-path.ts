import type { UnspokenNotice } from '../calls/notice.ts';
import type { ObjectKind } from '../thread.ts';

type About = { readonly kind: ObjectKind; readonly id: string };

type Told = Pick<UnspokenNotice, 'kind' | 'stage' | 'month'> & {
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly team: { readonly id: string } | null;
  readonly object: {
    readonly kind: NonNullable<UnspokenNotice['object']>['kind'];
    readonly id: string;
    /** What a comment is about. */
    readonly on?: About | null;
  } | null;
};

/** The address of what a notice is about, down to the comment itself; null where there is no place for it. */
export function noticePath({ kind, stage, month, actor, team, object }: Told): string | null {
  if (kind === 'review_ready') {
    if (stage === 'asked') return team && `/score/groups?team=${team.id}`;
    return object?.kind === 'diary' ? `/home?diary=${object.id}&score=true` : null;
  }
  if (kind === 'interview_due')
    return team && `/interview?teamId=${team.id}${month ? `&month=${month}` : ''}`;
  switch (object?.kind) {
    case 'comment':
      return object.on ? commentPath(object.on, object.id) : null;
    case 'diary':
    case 'curious':
    case 'quote':
      return `${pages[object.kind]}=${object.id}`;
    case 'topic':
      return team && `/department/topicUpdate?team=${team.id}&topic=${object.id}`;
    case 'application':
      return team && `/application?team=${team.id}`;
  }
  if (kind === 'invitation') return '/department';
  if (kind === 'approved' || kind === 'appointed') return team && `/department?team=${team.id}`;
  // A closed account has no page.
  return kind === 'follow' && actor?.name ? `/person?id=${actor.id}` : null;
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
