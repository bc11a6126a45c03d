import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { Asked } from './filters.tsx';

/** These numbers as a file, for administrators. */
export function DownloadCard({ teamId, asked }: { teamId: string; asked: Asked }) {
  const { t } = useLingui();
  const heading = useId();
  const command = useApiCommand(api.statistics.export, { loading: 'none' });
  const save = (format: 'csv' | 'xlsx') =>
    command.mutate(
      { teamId, ...asked, format },
      {
        onSuccess: (file) => {
          saveFile(file);
          toast.success(t`Saved as ${file.name}`);
        },
      },
    );
  const isBusy = (format: string) => command.isPending && command.variables.format === format;
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <h2 id={heading} className="mb-1 text-lg">
        <Trans>Download</Trans>
      </h2>
      <p className="mb-3 text-ink-2">
        <Trans>
          Each member by name, for the days and the department above. The team’s log keeps who downloaded it,
          and so does each member’s own page.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" loading={isBusy('xlsx')} onClick={() => save('xlsx')}>
          <Trans>Excel</Trans>
        </Button>
        <Button look="quiet" loading={isBusy('csv')} onClick={() => save('csv')}>
          CSV
        </Button>
      </div>
    </Card>
  );
}
