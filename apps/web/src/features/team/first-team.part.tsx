import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../components/buttons/route-link.ts';

/** The ways to a first team: creating one, or joining with a code. */
export function FirstTeamLinks({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  return (
    <>
      <RouteLink to="/department" search={{ create: true }} look={look}>
        <Trans>Create a team</Trans>
      </RouteLink>
      <RouteLink to="/department" search={{ join: '' }} look="quiet">
        <Trans>Join with a code</Trans>
      </RouteLink>
    </>
  );
}
