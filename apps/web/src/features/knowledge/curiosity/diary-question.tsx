import { api, isPrivateLine } from '@garden/contract';
import type { ReactNode } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { useWholeList } from '../../../lib/api/use-whole-list.ts';

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
  const { data } = useWholeList(api.curious.get, { diaryId }, { failure: 'none' });
  const asked = isPrivateLine(line) ? undefined : data?.find(({ question }) => question === line);
  if (!asked) return children;
  return (
    <RouteLink to="/curiosity/detail" search={{ id: asked.id }}>
      {children}
    </RouteLink>
  );
}
