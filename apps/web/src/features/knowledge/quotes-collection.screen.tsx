import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Chip } from '../../components/chip.tsx';
import { LockIcon } from '../../components/icons/signs.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { AddLine } from './collection/add-line.tsx';
import { Collection } from './collection/collection.tsx';

/** My wisdom: lines of one’s own, and collected lines and questions, in one’s own order; no one else sees it. */
export default function QuotesCollectionScreen() {
  const narrowing = useSearch({ from: '/quotes/collection' });
  const navigate = useNavigate({ from: '/quotes/collection' });
  return (
    <div className="page-narrow">
      <PageHeader
        title={<Trans>My wisdom</Trans>}
        aside={
          <Chip icon={<LockIcon className="size-4" />}>
            <Trans>only you see this</Trans>
          </Chip>
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
