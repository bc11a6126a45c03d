import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Chip } from '../../components/choices/chip.tsx';
import { LockIcon } from '../../components/icons/signs.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { AddLine } from './collection/add-line.tsx';
import { Collection } from './collection/collection.tsx';
import { ListMenu } from './lists/list-menu.tsx';

/** My wisdom: lines of one’s own, and collected lines and questions, in one’s own order; no one else sees it. */
export default function QuotesCollectionScreen() {
  const { t } = useLingui();
  const narrowing = useSearch({ from: '/quotes/collection' });
  const navigate = useNavigate({ from: '/quotes/collection' });
  return (
    <div className="page-narrow">
      <PageHeader
        title={<Trans>My wisdom</Trans>}
        aside={
          <div className="flex items-center gap-2">
            <Chip icon={<LockIcon className="size-4" />}>
              <Trans>only you see this</Trans>
            </Chip>
            <ListMenu list="wisdom" label={t`More about My wisdom`} invalidates={[api.collection.get]} />
          </div>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <AddLine />
        <Collection
          narrowing={narrowing}
          onChange={(change) =>
            void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
          }
        />
      </div>
    </div>
  );
}
