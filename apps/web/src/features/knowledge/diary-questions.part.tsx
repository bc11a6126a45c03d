import { api, isPrivateLine } from '@garden/contract';
import type { ReactNode } from 'react';
import { RouteLink } from '../../components/route-link.ts';
import { useApiQuery } from '../../lib/api/hooks.ts';

/** A line of a diary as a link to the question that came of it; the line alone while there is none. */
export function DiaryQuestion({
  diaryId,
  line,
  children,
}: {
  diaryId: string;
  line: string;
  children: ReactNode;
}) {
  const { data } = useApiQuery(api.curious.get, { diaryId }, { failure: 'none' });
  const asked = isPrivateLine(line) ? undefined : data?.items.find(({ question }) => question === line);
  if (!asked) return children;
  return (
    <RouteLink to="/curiosity/detail" search={{ id: asked.id }}>
      {children}
    </RouteLink>
  );
}
