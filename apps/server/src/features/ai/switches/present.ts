import type { MemberRole, TeamAiView } from '@garden/contract';
import { administers } from '../../team/policy.ts';
import { limitOf } from '../budgets/rules.ts';
import { aiFeatures } from '../rules.ts';
import type { TeamChoices } from './store.ts';

type Server = { readonly provider: TeamAiView['provider']; readonly most: number };

/** What a team has turned off and has left this month, as a member sees it. */
export function presentTeamAi(
  { teamId, role }: { readonly teamId: string; readonly role: MemberRole },
  { off, monthlyLimit, lens }: TeamChoices,
  used: number,
  { provider, most }: Server,
): TeamAiView {
  return {
    teamId,
    features: aiFeatures.map((feature) => ({ feature, on: !off.includes(feature) })),
    provider: provider && { ...provider },
    budget: { used, limit: limitOf(monthlyLimit, most), chosen: monthlyLimit, most },
    lens: lens && { ...lens },
    can: { edit: administers(role) },
  };
}
