import { Trans } from '@lingui/react/macro';
import { Banner } from '../../components/states/banner.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { useOnline } from '../../lib/connectivity.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { MinePage } from '../account/mine-page.part.tsx';
import { FileChooser } from './import/file-chooser.tsx';
import { FileForms } from './import/file-forms.tsx';
import { useImport } from './import/use-import.ts';

const PastImports = latePart(async () => (await import('./import/past-imports.tsx')).PastImports, {
  fallback: null,
});
const ImportResult = latePart(async () => (await import('./import/import-result.tsx')).ImportResult);

/** Imports diaries that were written elsewhere, or exported here. */
export default function ImportScreen() {
  const { state, preview, retry, send, startAgain } = useImport();
  const isOnline = useOnline();
  const isPreviewing = state.stage === 'previewing';
  const isChoosing = state.stage === 'empty' || isPreviewing;
  return (
    <MinePage title={<Trans>Import diaries</Trans>}>
      {!isOnline && (
        <Banner tone="offline">
          <Trans>You can import diaries when the network is back.</Trans>
        </Banner>
      )}
      {isChoosing ? (
        <>
          {state.failure !== undefined && (
            <Banner tone="error" onRetry={() => void retry()} retrying={isPreviewing}>
              {failureMessage(state.failure)}
            </Banner>
          )}
          <FileChooser busy={isPreviewing} onChoose={(files) => void preview(files)} />
          <FileForms />
          <PastImports />
        </>
      ) : (
        <ImportResult state={state} onSend={(teamIds) => void send(teamIds)} onStartAgain={startAgain} />
      )}
    </MinePage>
  );
}
