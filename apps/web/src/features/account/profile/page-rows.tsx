import type { PagePath } from '@garden/contract';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useId } from 'react';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import type { IconProps } from '../../../components/icons/icon.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';

/** A row that leads to a page. */
export type PageRow = {
  readonly to: PagePath;
  readonly icon: ComponentType<IconProps>;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Before the chevron. */
  readonly mark?: ReactNode;
};

type Props = {
  title: ReactNode;
  rows: readonly PageRow[];
  /** A row that leads to no page, after the others. */
  last?: ReactNode;
};

/** Rows that lead to pages, under one heading. */
export function PageRows({ title, rows, last }: Props) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-1">
        {title}
      </h2>
      <ul className="-mb-2 divide-y divide-line">
        {rows.map(({ to, icon: Icon, title: name, text, mark }) => (
          <li key={to}>
            <ListRow
              start={<Icon />}
              title={name}
              text={text}
              end={
                <>
                  {mark}
                  <ChevronRightIcon className="size-5 @max-[18rem]:hidden" />
                </>
              }
              render={<Link to={to} />}
            />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </Card>
  );
}
