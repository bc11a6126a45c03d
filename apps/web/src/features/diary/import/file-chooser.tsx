import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { UploadIcon } from '../../../components/icons/objects.tsx';

type Props = { busy: boolean; onChoose: (files: readonly File[]) => void };

/** Takes files from the device, chosen or dropped here. */
export function FileChooser({ busy, onChoose }: Props) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    setOver(false);
    if (files && files.length > 0 && !busy) onChoose([...files]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same
    <div
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-grape bg-grape-soft' : 'border-control',
      )}
    >
      <input
        ref={picker}
        type="file"
        multiple
        accept=".md,.markdown,.txt,.csv,.tsv,.xlsx,.json,.zip,text/markdown,text/csv,text/plain,application/zip"
        hidden
        aria-label={t`Files with diaries`}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button icon={<UploadIcon className="size-5" />} loading={busy} onClick={() => picker.current?.click()}>
        <Trans>Choose files</Trans>
      </Button>
      <p className="max-w-[34ch] text-ink-2">
        <Trans>
          The ZIP of your data, an export of Day One, Obsidian or memos, Markdown files, or reports as CSV or
          XLSX. You can drop them here, too. You’ll see a preview first: nothing is saved until you confirm.
        </Trans>
      </p>
    </div>
  );
}
