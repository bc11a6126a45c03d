import type { UnspokenNotice } from '../calls/notice.ts';

type About = Pick<UnspokenNotice, 'kind' | 'stage' | 'month'> & {
  readonly team: { readonly id: string } | null;
  readonly object: { readonly kind: string; readonly id: string } | null;
};

/** The address of the page where what a notice asks for is done, for kinds that have one of their own; else null. */
export function noticePath({ kind, stage, month, team, object }: About): string | null {
  if (kind === 'review_ready') {
    if (stage === 'asked') return team && `/score/groups?team=${team.id}`;
    return object?.kind === 'diary' ? `/home?diary=${object.id}&score=true` : null;
  }
  if (kind === 'interview_due')
    return team && `/interview?teamId=${team.id}${month ? `&month=${month}` : ''}`;
  return null;
}
