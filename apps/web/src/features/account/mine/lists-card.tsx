import { Trans } from '@lingui/react/macro';
import { ListIcon } from '../../../components/icons/places.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SectionCard } from './section-card.tsx';

/** The ways to one's own lists. */
export function ListsCard() {
  return (
    <SectionCard title={<Trans>My lists</Trans>}>
      <RouteLink to="/importantThing" look="plain">
        <ListIcon className="size-5" />
        <Trans>To-dos and goals</Trans>
      </RouteLink>
    </SectionCard>
  );
}
