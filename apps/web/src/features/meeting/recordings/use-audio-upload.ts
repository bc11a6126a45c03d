import { api, MAX_AUDIO_BYTES } from '@garden/contract';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../lib/api/upload-file.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';

const MEGABYTE = 1024 * 1024;

type State =
  | { readonly step: 'none'; readonly failure?: string | undefined }
  | { readonly step: 'sending'; readonly name: string; readonly part: number }
  | { readonly step: 'sent'; readonly name: string };

/** Sends a recording at once when it is chosen; who leaves cancels it. */
export function useAudioUpload(onSent: (audioId: string) => void) {
  const [state, setState] = useState<State>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const begin = async (file: File) => {
    const failure = faultOf(file);
    if (failure !== undefined) {
      setState({ step: 'none', failure });
      return;
    }
    const upload = new AbortController();
    running.current = upload;
    const { name } = file;
    setState({ step: 'sending', name, part: 0 });
    try {
      const { audioId } = await uploadFile(api.file.uploadAudio, file, {
        signal: upload.signal,
        onProgress: (part) => setState({ step: 'sending', name, part }),
      });
      setState({ step: 'sent', name });
      onSent(audioId);
    } catch (error) {
      if (!upload.signal.aborted) setState({ step: 'none', failure: failureMessage(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'none' });
  };
  return { state, begin, cancel, clear: () => setState({ step: 'none' }) };
}

/** What will be refused is said before it is sent. */
function faultOf({ size }: File): string | undefined {
  if (size === 0) return translateMessage('audioEmpty');
  if (size > MAX_AUDIO_BYTES)
    return translateMessage('audioTooLarge', { maximum: MAX_AUDIO_BYTES / MEGABYTE });
  return undefined;
}
