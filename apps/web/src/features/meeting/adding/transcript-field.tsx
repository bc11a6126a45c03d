import { MAX_TRANSCRIPT } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { UploadIcon } from '../../../components/icons/objects.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { isTranscriptName, readTranscriptFile, titleOfFile } from './transcript-file.ts';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (transcript: string) => void;
  /** Called with the name of a file that was taken, without its ending. */
  onFile?: (name: string) => void;
};

/** What was said: typed, pasted, or of a file that is chosen or dropped here. */
export function TranscriptField({ value, error, onChange, onFile }: Props) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    if (!isTranscriptName(file.name)) {
      setFailure(t`Choose a file that ends with .txt, .md, .vtt or .srt.`);
      return;
    }
    try {
      const text = await readTranscriptFile(file);
      onChange(text);
      onFile?.(titleOfFile(file.name));
      setFailure(undefined);
    } catch {
      setFailure(t`This file can’t be read as text. Save it as plain text and try again.`);
    }
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const tooLong =
    value.length > MAX_TRANSCRIPT
      ? translateMessage('transcriptTooLong', { maximum: MAX_TRANSCRIPT })
      : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (file) event.preventDefault();
        void take(file);
      }}
      className={classNames(
        'grid grid-cols-1 gap-2 rounded-md',
        isOver && 'bg-grape-soft outline-2 outline-grape',
      )}
    >
      <TextArea
        look="boxed"
        label={t`Transcript`}
        optional
        hint={
          <Trans>
            Write or paste it, one line for each speaker: “Ana: We start on Monday.” You can also drop a text
            file here.
          </Trans>
        }
        minRows={6}
        value={value}
        error={failure ?? tooLong ?? error}
        onChange={(event) => {
          setFailure(undefined);
          onChange(event.target.value);
        }}
        style={{ maxHeight: '40dvh' }}
      />
      <input
        ref={picker}
        type="file"
        accept=".txt,.md,.markdown,.vtt,.srt,text/plain,text/markdown,text/vtt,application/x-subrip"
        hidden
        aria-label={t`Transcript file`}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        look="quiet"
        className="justify-self-start"
        icon={<UploadIcon className="size-5" />}
        onClick={() => picker.current?.click()}
      >
        <Trans>Choose a text file</Trans>
      </Button>
      <p className="text-ink-2 text-sm">
        <Trans>Files: .txt, .md, .vtt or .srt</Trans>
      </p>
    </div>
  );
}
