import { api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { DownloadIcon, UploadIcon } from '../../../components/icons/objects.tsx';
import { BookIcon } from '../../../components/icons/places.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast/toast.ts';

const ImportDialog = latePart(async () => (await import('./import-dialog.tsx')).ImportDialog);
const CategoryDialog = latePart(async () => (await import('./category-dialog.tsx')).CategoryDialog);

export type Category = { readonly name: string; readonly count: number };

/** What can be done with the whole handbook; one that is empty can take one in. */
export function HandbookMenu({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/handbook' });
  const [open, setOpen] = useState<'import' | 'category'>();
  const file = useApiCommand(api.handbook.export);
  const save = () =>
    file.mutate(
      {},
      {
        onSuccess: (received) => {
          saveFile(received);
          toast.success(t`Saved as ${received.name}`);
        },
      },
    );
  const icon = { className: 'size-5' };
  const actions: MenuAction[] = [
    {
      id: 'print',
      label: t`Print`,
      icon: <BookIcon {...icon} />,
      onSelect: () => void navigate({ search: { print: true } }),
    },
    { id: 'export', label: t`Export as Markdown`, icon: <DownloadIcon {...icon} />, onSelect: save },
    {
      id: 'import',
      label: t`Import Markdown`,
      icon: <UploadIcon {...icon} />,
      onSelect: () => setOpen('import'),
    },
    ...(categories.length > 0
      ? [
          {
            id: 'category',
            label: t`Rename or merge categories`,
            icon: <EditIcon {...icon} />,
            onSelect: () => setOpen('category'),
          },
        ]
      : []),
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu label={t`More about your handbook`} actions={actions} />
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'category' && <CategoryDialog categories={categories} onClose={close} />}
    </>
  );
}
