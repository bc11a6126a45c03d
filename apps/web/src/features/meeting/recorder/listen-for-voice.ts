import worklet from './voice.worklet.ts?worker&url';

/** Says whether a voice was heard since it was asked last. */
export type VoiceWatch = { wasHeard(): boolean; close(): void };

/** Listens for voices in a stream, beside the page, so that a window in the background hears them, too. */
export async function listenForVoice(stream: MediaStream): Promise<VoiceWatch> {
  const context = new AudioContext();
  await context.audioWorklet.addModule(worklet);
  const node = new AudioWorkletNode(context, 'voice', { numberOfOutputs: 0 });
  let isHeard = false;
  node.port.onmessage = () => {
    isHeard = true;
  };
  context.createMediaStreamSource(stream).connect(node);
  return {
    wasHeard() {
      // A context that the browser holds back hears nothing: that says nothing about a voice.
      const wasHeard = isHeard || context.state !== 'running';
      isHeard = false;
      return wasHeard;
    },
    close: () => void context.close(),
  };
}
