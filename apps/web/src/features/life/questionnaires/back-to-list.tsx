import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useMemo } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { PageFrameContext } from '../../../components/layout/page-frame.ts';

/** Around one questionnaire: the way up leads to all of them. */
export function BackToList({ team, children }: { team: string | undefined; children: ReactNode }) {
  const frame = use(PageFrameContext);
  const inner = useMemo(
    () => ({
      ...frame,
      back: (
        <RouteLink
          to="/department/question"
          search={team ? { team } : {}}
          look="plain"
          className="max-w-full no-underline"
        >
          <ArrowLeftIcon className="size-5" />
          <span className="min-w-0 truncate">
            <Trans>Questionnaires</Trans>
          </span>
        </RouteLink>
      ),
    }),
    [frame, team],
  );
  return <PageFrameContext value={inner}>{children}</PageFrameContext>;
}
