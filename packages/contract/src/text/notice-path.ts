import type { UnspokenNotice } from '../calls/notice.ts';
import { COMMENT, noticedObjects, type ObjectKind } from '../objects.ts';
import { type About, objectPath } from './object-path.ts';

type Told = Pick<UnspokenNotice, 'kind' | 'stage' | 'month' | 'week'> & {
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
export function noticePath({ kind, stage, month, week, actor, team, object }: Told): string | null {
  if (kind === 'review_ready') {
    if (stage === 'asked') return team && `/score/groups?team=${team.id}`;
    const path = placeOf({ object, team });
    return path && `${path}&score=true`;
  }
  if (kind === 'interview_due')
    return team && `/interview?teamId=${team.id}${month ? `&month=${month}` : ''}`;
  if (kind === 'monthly_review') {
    if (!month) return null;
    const path = `/footprints?view=review&of=${month}`;
    return stage === 'shared' ? (actor?.name ? `${path}&person=${actor.id}` : null) : path;
  }
  if (kind === 'weekly_statistics')
    return team && week && `/statistics?team=${team.id}&from=${week.from}&to=${week.to}`;
  // It may be gone, and its page is there for all of them.
  if (kind === 'invitation') return noticedObjects.invitation;
  if (object) return placeOf({ object, team });
  if (kind === 'ai') return team && `/department/custom?team=${team.id}#ai`;
  if (stage === 'widens') return '/mine/who-sees';
  if (kind === 'approved' || kind === 'appointed') return team && `/department?team=${team.id}`;
  // A closed account has no page.
  return kind === 'follow' && actor?.name ? `/person?id=${actor.id}` : null;
}

function placeOf({ object, team }: Pick<Told, 'object' | 'team'>): string | null {
  if (!object) return null;
  const { kind, id, on } = object;
  if (kind === COMMENT) return on ? objectPath(on, id) : null;
  if (!(kind in noticedObjects)) return objectPath({ kind: kind as ObjectKind, id });
  const path = noticedObjects[kind as keyof typeof noticedObjects];
  return team && path.replace('{team}', team.id).replace('{id}', id);
}
