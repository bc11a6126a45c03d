import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { UnsavedGuard } from '../../components/unsaved.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Guidelines } from './handbook/guidelines.tsx';
import { ListSkeleton } from './handbook/list-skeleton.tsx';

const GuidelineForm = lazyComponent(
  async () => (await import('./handbook/edit-guideline.tsx')).EditGuideline,
);
const OneGuideline = lazyComponent(async () => (await import('./handbook/one-guideline.tsx')).OneGuideline);
const PrintedHandbook = lazyComponent(
  async () => (await import('./handbook/printed-handbook.tsx')).PrintedHandbook,
);
const Mistakes = lazyComponent(async () => (await import('./mistakes/mistakes.tsx')).Mistakes);
const Improvements = lazyComponent(async () => (await import('./handbook/improvements.tsx')).Improvements);

/** The user's handbook: guidelines, the mistakes that they come from, and what the user does better from now on. */
export default function HandbookScreen() {
  const { guideline, edit, print } = useSearch({ from: '/handbook' });
  return (
    <UnsavedGuard>
      <div className="page-narrow grid grid-cols-1">
        <PageHeader title={<Trans>Handbook</Trans>} />
        {edit ? (
          <Late>
            <GuidelineForm key={guideline} id={guideline} />
          </Late>
        ) : guideline ? (
          <Late>
            <OneGuideline key={guideline} id={guideline} />
          </Late>
        ) : print ? (
          <Late>
            <PrintedHandbook />
          </Late>
        ) : (
          <HandbookTabs />
        )}
      </div>
    </UnsavedGuard>
  );
}

function HandbookTabs() {
  const { t } = useLingui();
  const { tab = 'guidelines' } = useSearch({ from: '/handbook' });
  const navigate = useNavigate({ from: '/handbook' });
  return (
    <Tabs
      label={t`Show`}
      value={tab}
      onChange={(next) =>
        void navigate({
          search: next === 'guidelines' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={[
        { value: 'guidelines', label: <Trans>Guidelines</Trans>, content: <Guidelines /> },
        {
          value: 'mistakes',
          label: <Trans>Mistakes</Trans>,
          content: (
            <Late>
              <Mistakes />
            </Late>
          ),
        },
        {
          value: 'improvements',
          label: <Trans>Improvements</Trans>,
          content: (
            <Late>
              <Improvements />
            </Late>
          ),
        },
      ]}
    />
  );
}

function Late({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
    </PartBoundary>
  );
}
