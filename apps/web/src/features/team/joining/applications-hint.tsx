import type { TeamView } from '@garden/contract';
import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { MeIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';

/** Links those who decide to the open requests. */
export function ApplicationsHint({ team }: { team: TeamView }) {
  if (!team.can.decide || team.waiting === 0) return null;
  return (
    <Card as="div" tone="grape" className="py-1">
      <ListRow
        render={<Link to="/application" search={{ team: team.id }} />}
        start={<MeIcon />}
        title={<Plural value={team.waiting} one="# person asks to join" other="# people ask to join" />}
        end={<ChevronRightIcon className="size-5" />}
      />
    </Card>
  );
}
