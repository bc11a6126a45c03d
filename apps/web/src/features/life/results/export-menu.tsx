import { api, type QuestionnaireView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { DownloadIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Downloads the answers of the shown round as a table. */
export function ExportMenu({ questionnaire }: { questionnaire: QuestionnaireView }) {
  const { t } = useLingui();
  const { id: questionnaireId, shownRun, runs, anonymous } = questionnaire;
  const download = useApiCommand(api.questionnaire.export, { loading: 'none' });
  const isCounted = runs.find(({ number }) => number === shownRun)?.isCounted === true;
  // Anonymous answers are no table before they are counted.
  if (anonymous && !isCounted) return null;
  const save = (format: 'xlsx' | 'csv') =>
    download.mutate(
      { questionnaireId, run: shownRun, format },
      {
        onSuccess: (file) => {
          saveFile(file);
          toast.success(t`Saved as ${file.name}`);
        },
      },
    );
  const isSaving = (format: 'xlsx' | 'csv') => download.isPending && download.variables.format === format;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          icon={<DownloadIcon className="size-5" />}
          loading={isSaving('xlsx')}
          onClick={() => save('xlsx')}
        >
          <Trans>Download Excel</Trans>
        </Button>
        <Button
          look="quiet"
          icon={<DownloadIcon className="size-5" />}
          loading={isSaving('csv')}
          onClick={() => save('csv')}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </p>
      {anonymous && (
        <p className="text-ink-3 text-sm">
          <Trans>Each column is shuffled by itself: a row isn’t one person.</Trans>
        </p>
      )}
    </div>
  );
}
