import type { ReactNode } from 'react';
import { useMyApplications } from './joining/use-my-applications.ts';
import { WaitingApplications } from './joining/waiting-applications.tsx';

/** For users without a team: what they wait for where they asked to join one, else what a page offers instead. */
export function WaitingOr({ children }: { children: ReactNode }) {
  const { data, isPending, fetchStatus } = useMyApplications({ watch: true });
  if (isPending && fetchStatus !== 'paused') return null;
  return data && data.items.length > 0 ? <WaitingApplications /> : children;
}
