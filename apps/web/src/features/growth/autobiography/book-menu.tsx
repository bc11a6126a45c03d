import { api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { DownloadIcon } from '../../../components/icons/objects.tsx';
import { BookIcon } from '../../../components/icons/places.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** What can be done with the whole book. */
export function BookMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate({ from: '/autobiography' });
  const file = useApiCommand(api.autobiography.export);
  const save = (format: 'markdown' | 'epub') =>
    file.mutate(
      { locale, format },
      {
        onSuccess: (received) => {
          saveFile(received);
          toast.success(t`Saved as ${received.name}`);
        },
      },
    );
  return (
    <MoreMenu
      label={t`More about your book`}
      actions={[
        {
          id: 'print',
          label: t`Print`,
          icon: <BookIcon className="size-5" />,
          onSelect: () => void navigate({ search: { print: true } }),
        },
        {
          id: 'export',
          label: t`Export as Markdown`,
          icon: <DownloadIcon className="size-5" />,
          onSelect: () => save('markdown'),
        },
        {
          id: 'epub',
          label: t`Export as EPUB`,
          icon: <DownloadIcon className="size-5" />,
          onSelect: () => save('epub'),
        },
      ]}
    />
  );
}
