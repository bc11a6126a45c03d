import { api, MAX_IMAGE_BYTES } from '@garden/contract';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { pictureToSend } from '../../../lib/shrink-picture.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';

/** The longest side of what is sent, in pixels, which is what the server keeps. */
const SIDE = 2048;

/** A picture on its way. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  /** Shows it while it is under way. */
  readonly preview: string;
  /** As it is sent. */
  readonly image: string;
  /** Why it did not arrive; absent while it is under way. */
  readonly failure?: string;
};

let lastId = 0;

/**
 * Sends pictures one after the other, shrunk first; what fails stays until it is tried again or given up.
 * @param onArrived is told the file's name on the server
 */
export function useUploads(onArrived: (file: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef(Promise.resolve());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  const isUploading = uploads.some(({ failure }) => failure === undefined);
  useEffect(() => {
    useTeamStore.setState({ isUploading, uploadImage: uploads.map(({ preview }) => preview) });
  }, [isUploading, uploads]);
  useEffect(() => () => void useTeamStore.setState({ isUploading: false, uploadImage: [] }), []);

  const drop = (id: number) =>
    setUploads((all) => {
      for (const upload of all) if (upload.id === id) URL.revokeObjectURL(upload.preview);
      return all.filter((upload) => upload.id !== id);
    });
  const put = (upload: Upload) =>
    setUploads((all) => [...all.filter(({ id }) => id !== upload.id), upload].sort((a, b) => a.id - b.id));

  function send(upload: Upload): void {
    const { failure: _, ...again } = upload;
    put(again);
    line.current = line.current.then(async () => {
      try {
        const { file } = await callApi(api.diary.image, { image: upload.image });
        arrived.current(file);
        drop(upload.id);
      } catch (failure) {
        put({ ...again, failure: failureMessage(failure) ?? String(failure) });
      }
    });
  }

  /** Takes a file; false where it is no picture that this browser can read, or a GIF beyond 10 MB. */
  async function take(file: File): Promise<boolean> {
    if (file.type === 'image/gif' && file.size > MAX_IMAGE_BYTES) return false;
    const image = await pictureToSend(file, SIDE).catch(() => undefined);
    if (image === undefined) return false;
    lastId += 1;
    send({ id: lastId, name: file.name, preview: URL.createObjectURL(file), image });
    return true;
  }

  return { uploads, take, retry: send, giveUp: drop };
}
