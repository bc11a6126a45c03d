import { VoiceDetector } from './voice-detector.ts';

// What a worklet has beside the language; the library of types for pages knows none of it.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Says at once when a voice begins, and goes on to say so while it is heard: a page in the background is still told. */
class VoiceProcessor extends AudioWorkletProcessor {
  readonly #detector = new VoiceDetector(sampleRate);

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const [samples] = input ?? [];
    if (samples && this.#detector.hear(samples)) this.port.postMessage(true);
    return true;
  }
}

registerProcessor('voice', VoiceProcessor);
