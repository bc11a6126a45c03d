/** So long a stretch of sound is measured at once. */
const FRAME_SECONDS = 0.02;
/** A voice rises above what a room sounds like by this much, and is louder than a microphone's own noise. */
const ABOVE_FLOOR_DB = 7;
const LEAST_DB = -62;
/** How fast the floor follows a room that gets louder, and one that gets quieter. */
const RISE_DB_PER_SECOND = 1.5;
const FALL_SHARE = 0.2;
/** Below this there is rumble alone. */
const LOWEST_HZ = 100;
/** So much of a second has to be voiced: a click is none. */
const VOICED_FRAMES = 6;
const WINDOW_FRAMES = 25;

/**
 * Tells whether someone may be speaking, by how loud a sound is above the room that it is in. Detectors that were trained
 * come as WebAssembly, which this page’s security policy does not run. In doubt it hears a voice: a
 * voice that is missed costs words, silence that is not costs seconds of a provider.
 */
export class VoiceDetector {
  readonly #frame: number;
  #sum = 0;
  #count = 0;
  #floor: number | undefined;
  /** Which of the last frames were loud. */
  readonly #loud: boolean[] = [];
  /** The sample before, and what is left of it without the rumble below a voice. */
  #before = 0;
  #high = 0;
  readonly #pass: number;

  constructor(sampleRate: number) {
    this.#frame = Math.max(1, Math.round(sampleRate * FRAME_SECONDS));
    this.#pass = Math.exp((-2 * Math.PI * LOWEST_HZ) / sampleRate);
  }

  /** Whether a voice was heard at the end of any frame in some samples, from -1 to 1. */
  hear(samples: Float32Array): boolean {
    let isHeard = false;
    for (const sample of samples) {
      this.#high = this.#pass * (this.#high + sample - this.#before);
      this.#before = sample;
      this.#sum += this.#high * this.#high;
      this.#count += 1;
      if (this.#count < this.#frame) continue;
      isHeard = this.#end() || isHeard;
    }
    return isHeard;
  }

  #end(): boolean {
    const level = 10 * Math.log10(this.#sum / this.#count + 1e-12);
    this.#sum = 0;
    this.#count = 0;
    // The first frame may be of someone who speaks already: the floor begins below it, and finds its height by itself.
    const floor = this.#floor ?? Math.min(level, LEAST_DB);
    this.#floor =
      level < floor ? floor + (level - floor) * FALL_SHARE : floor + RISE_DB_PER_SECOND * FRAME_SECONDS;
    this.#loud.push(level > floor + ABOVE_FLOOR_DB && level > LEAST_DB);
    if (this.#loud.length > WINDOW_FRAMES) this.#loud.shift();
    return this.#loud.filter(Boolean).length >= VOICED_FRAMES;
  }
}
