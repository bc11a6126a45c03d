import type { Endpoint } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { UploadIcon } from '../../../components/icons/objects.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import type { ListName } from './import-list.tsx';

const ImportList = latePart(async () => (await import('./import-list.tsx')).ImportList);

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
      {isOpen && <ImportList list={list} invalidates={invalidates} onClose={() => setOpen(false)} />}
    </>
  );
}
