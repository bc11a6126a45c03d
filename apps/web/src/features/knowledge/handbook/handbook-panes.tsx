import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { useIsDesk } from '../../../components/layout/use-layout.ts';
import { Panes } from '../../../components/panes/panes.tsx';
import { usePanes } from '../../../components/panes/use-panes.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useMistakes } from '../mistakes/use-mistakes.ts';
import { Late } from './list-skeleton.tsx';
import { alone, useGuidelines } from './use-guidelines.ts';

const GuidelineForm = lazyComponent(async () => (await import('./edit-guideline.tsx')).EditGuideline);
const OneGuideline = lazyComponent(async () => (await import('./one-guideline.tsx')).OneGuideline);
const OneMistake = lazyComponent(async () => (await import('../mistakes/one-mistake.tsx')).OneMistake);

/** Stands for a guideline that is being written for the first time. */
const NEW = 'new';

/** The lists of the handbook, and what is open: beside its list, or a page of its own; a mistake is there under its tab. */
export function HandbookPanes({ children }: { children: ReactNode }) {
  const { tab, guideline, mistake, edit } = useSearch({ from: '/handbook' });
  const navigate = useNavigate({ from: '/handbook' });
  const isDesk = useIsDesk();
  const isGuideline = guideline !== undefined || (edit === true && mistake === undefined);
  const kind = isGuideline ? undefined : tab;
  const guidelines = useGuidelines(isDesk && kind === undefined);
  const mistakes = useMistakes(isDesk && kind === 'mistakes');
  const list = kind === undefined ? guidelines : kind === 'mistakes' ? mistakes : undefined;
  const panes = usePanes({
    ids: list?.data?.map(({ id }) => id),
    named: isGuideline ? (guideline ?? NEW) : kind === 'mistakes' ? mistake : undefined,
    onOpen: (id) =>
      void navigate({
        search: (now) => ({ ...alone(now), ...(kind === 'mistakes' ? { mistake: id } : { guideline: id }) }),
        replace: true,
        resetScroll: false,
      }),
  });
  const { openId } = panes;
  return (
    <Panes
      of={panes}
      isPending={isDesk && list?.isLoading === true}
      keepsList
      list={children}
      detail={
        openId !== undefined && (
          <>
            {!isDesk && <PageHeader title={<Trans>Handbook</Trans>} />}
            <Late>
              {kind === 'mistakes' ? (
                <OneMistake key={openId} id={openId} />
              ) : edit ? (
                <GuidelineForm key={openId} id={guideline} />
              ) : (
                <OneGuideline key={openId} id={openId} />
              )}
            </Late>
          </>
        )
      }
    />
  );
}
