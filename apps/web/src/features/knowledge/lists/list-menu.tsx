import type { Endpoint } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { UploadIcon } from '../../../components/icons/objects.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { ListName } from './import-list.tsx';

const ImportList = lazyComponent(async () => (await import('./import-list.tsx')).ImportList);

/** What can be done with a whole list of one's own. */
export function ListMenu({
  list,
  label,
  invalidates,
}: {
  list: ListName;
  label: string;
  invalidates: readonly Endpoint[];
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MoreMenu
        label={label}
        actions={[
          {
            id: 'import',
            label: <Trans>Import Markdown</Trans>,
            icon: <UploadIcon className="size-5" />,
            onSelect: () => setOpen(true),
          },
        ]}
      />
      <Suspense>
        {isOpen && <ImportList list={list} invalidates={invalidates} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
