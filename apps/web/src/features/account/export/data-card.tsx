import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { SectionCard } from '../profile/section-card.tsx';

/** Exports the user's data with one click. */
export function DataCard() {
  const { t } = useLingui();
  const command = useApiCommand(api.auth.export, { loading: 'none' });
  const save = () =>
    command.mutate(
      {},
      {
        onSuccess: (file) => {
          saveFile(file);
          toast.success(t`Saved as ${file.name}`);
        },
      },
    );
  return (
    <SectionCard title={<Trans>Download and import</Trans>}>
      <p className="text-ink-2">
        <Trans>
          Everything of yours as a ZIP file: your diaries as Markdown, your pictures, and all the rest as
          JSON, such as earlier versions, drafts, comments, and lists. It holds nothing that others wrote.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" loading={command.isPending} onClick={save}>
          {command.isPending ? <Trans>Packing…</Trans> : <Trans>Download my data</Trans>}
        </Button>
        <RouteLink to="/mine/import" look="quiet">
          <Trans>Import diaries</Trans>
        </RouteLink>
      </div>
    </SectionCard>
  );
}
