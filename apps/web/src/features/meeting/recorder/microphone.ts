export type MicrophoneFault = 'denied' | 'missing' | 'failed' | 'unsupported';

/** Why there is no sound, of what the browser said. */
export function microphoneFault(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'failed';
}

/** Opens a microphone; the one that the system prefers unless one is named. */
export function openMicrophone(deviceId: string | undefined): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      ...(deviceId && { deviceId: { exact: deviceId } }),
    },
  });
}

export type Microphone = { readonly id: string; readonly name: string };

/** The microphones whose names the browser tells, which it does once one was allowed. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.flatMap(({ kind, deviceId, label }) =>
    kind === 'audioinput' && deviceId !== '' && label !== '' ? [{ id: deviceId, name: label }] : [],
  );
}

/** How loud a stream is, from 0 to 1, whenever it is asked. */
export function listenTo(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    close: () => void context.close(),
  };
}
