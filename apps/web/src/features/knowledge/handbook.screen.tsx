import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../components/choices/tabs.tsx';
import { UnsavedGuard } from '../../components/dialogs/unsaved.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { HandbookPanes } from './handbook/handbook-panes.tsx';
import { Late } from './handbook/list-skeleton.tsx';

const PrintedHandbook = lazyComponent(
  async () => (await import('./handbook/printed-handbook.tsx')).PrintedHandbook,
);
const Guidelines = lazyComponent(async () => (await import('./handbook/guidelines.tsx')).Guidelines);
const Mistakes = lazyComponent(async () => (await import('./mistakes/mistakes.tsx')).Mistakes);
const Improvements = lazyComponent(async () => (await import('./handbook/improvements.tsx')).Improvements);

/** The user's handbook: guidelines, the mistakes that they come from, and what the user does better from now on. */
export default function HandbookScreen() {
  const { print } = useSearch({ from: '/handbook' });
  const head = <PageHeader title={<Trans>Handbook</Trans>} />;
  return (
    <UnsavedGuard>
      {print ? (
        <div className="page-narrow grid grid-cols-1">
          {head}
          <Late>
            <PrintedHandbook />
          </Late>
        </div>
      ) : (
        <HandbookPanes>
          {head}
          <HandbookTabs />
        </HandbookPanes>
      )}
    </UnsavedGuard>
  );
}

function HandbookTabs() {
  const { t } = useLingui();
  const { tab, mistake, guideline, edit } = useSearch({ from: '/handbook' });
  const navigate = useNavigate({ from: '/handbook' });
  return (
    <Tabs
      label={t`Show`}
      value={guideline || (edit && !mistake) ? 'guidelines' : (tab ?? 'guidelines')}
      onChange={(next) =>
        void navigate({
          search: next === 'guidelines' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
      tabs={[
        {
          value: 'guidelines',
          label: <Trans>Guidelines</Trans>,
          content: (
            <Late>
              <Guidelines />
            </Late>
          ),
        },
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
