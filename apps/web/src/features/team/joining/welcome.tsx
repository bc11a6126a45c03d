import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { ChevronRightIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { LinkIcon } from '../../../components/icons/objects.tsx';
import { PenIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';

/** What a newcomer is asked first: with a new team, in one that is there, or alone for now. */
export function Welcome() {
  return (
    <Card as="div" className="py-2">
      <ul className="grid grid-cols-1 divide-y divide-line">
        <Way
          to={<Link to="/department" search={{ create: true }} />}
          icon={<PlusIcon />}
          title={<Trans>Create a team</Trans>}
        >
          <Trans>Give it a name, then invite your colleagues.</Trans>
        </Way>
        <Way
          to={<Link to="/department" search={{ join: '' }} />}
          icon={<LinkIcon />}
          title={<Trans>Join a team</Trans>}
        >
          <Trans>With the code or link you got, or by its name.</Trans>
        </Way>
        <Way to={<Link to="/" hash="write" />} icon={<PenIcon />} title={<Trans>Just me for now</Trans>}>
          <Trans>Only you read what you write. You can share it with a team later.</Trans>
        </Way>
      </ul>
    </Card>
  );
}

type WayProps = {
  to: ReactElement<{ className?: string; children?: ReactNode }>;
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
};

function Way({ to, icon, title, children }: WayProps) {
  return (
    <li className="py-1">
      <ListRow
        render={to}
        start={icon}
        title={title}
        text={children}
        end={<ChevronRightIcon className="size-5" />}
      />
    </li>
  );
}
