import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { UploadIcon } from '../../../components/icons/objects.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import type { useAudioUpload } from './use-audio-upload.ts';

type Props = {
  upload: ReturnType<typeof useAudioUpload>;
  /** Takes back what was sent; there is no way back where it is absent. */
  onRemove?: () => void;
  error?: string | undefined;
};

/** A recording that is chosen and sent. */
export function AudioField({ upload: { state, begin, cancel }, onRemove, error }: Props) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const failure = (state.step === 'none' && state.failure) || error;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Recording</Trans>
      </legend>
      <p className="-mt-1 text-ink-2 text-sm">
        <Trans>MP3, M4A, WAV, WebM or Ogg, up to 500 MB.</Trans>
      </p>
      <input
        ref={picker}
        type="file"
        accept="audio/*,.mp3,.m4a,.wav,.webm,.ogg"
        hidden
        aria-label={t`Recording file`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void begin(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {state.step === 'sending' && (
        <div className="grid grid-cols-1 gap-2">
          <ProgressBar label={<Name>{state.name}</Name>} value={state.part} max={1} tone="grape" />
          <Button look="quiet" className="justify-self-start" onClick={cancel}>
            <Trans>Cancel upload</Trans>
          </Button>
        </div>
      )}
      {state.step === 'sent' && (
        <div role="status" className="flex flex-wrap items-center gap-x-3">
          <Name>{state.name}</Name>
          {onRemove && (
            <Button look="ghost" onClick={onRemove}>
              <Trans>Remove recording</Trans>
            </Button>
          )}
        </div>
      )}
      {state.step === 'none' && (
        <Button
          look="quiet"
          className="justify-self-start"
          icon={<UploadIcon className="size-5" />}
          onClick={() => picker.current?.click()}
        >
          <Trans>Upload a recording</Trans>
        </Button>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </fieldset>
  );
}

const Name = ({ children }: { children: string }) => <span className="wrap-anywhere">{children}</span>;
