import type { MediaType } from './recording-store.ts';

/** How long a piece and a segment are, and after how long without a piece the microphone counts as gone. */
const PIECE_MS = 5_000;
const SEGMENT_MS = 5 * 60_000;
const STALL_MS = 10_000;
/** A segment ends where no one speaks for so long, and so does one in which no one spoke at all: silence is a segment of its own. */
const PIECES_OF_SILENCE = { afterVoice: 6, alone: 12 };
const WATCH_MS = 1_000;
const BITS_PER_SECOND = 48_000;

const kinds: readonly (readonly [MediaType, string])[] = [
  ['audio/webm', 'audio/webm;codecs=opus'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/ogg', 'audio/ogg;codecs=opus'],
];

/** What this browser records in; undefined where it can’t record. */
export function recordedType(): MediaType | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined;
  return kinds.find(([, codec]) => MediaRecorder.isTypeSupported(codec))?.[0];
}

type Options = {
  readonly stream: MediaStream;
  readonly mediaType: MediaType;
  /** The number of the first segment. */
  readonly from: number;
  onPiece(piece: {
    segment: number;
    number: number;
    content: Blob;
    milliseconds: number;
    isSilent: boolean;
  }): void;
  /** Whether someone was heard since this was asked last. */
  wasHeard(): boolean;
  onSegmentOver(segment: number): void;
  /** No piece has come for a while: a new segment has begun. */
  onStall(): void;
};

/** How long no one has been heard in a segment. */
export class Silence {
  #pieces = 0;
  isWhole = true;

  add(isHeard: boolean): void {
    this.#pieces = isHeard ? 0 : this.#pieces + 1;
    this.isWhole &&= !isHeard;
  }

  /** Whether the segment ends here. */
  get isOver(): boolean {
    return this.#pieces >= (this.isWhole ? PIECES_OF_SILENCE.alone : PIECES_OF_SILENCE.afterVoice);
  }
}

/**
 * Records a stream in segments that are whole files each, and these in pieces. A segment ends after five minutes, at a
 * pause, and where nothing comes any more; the next one has begun before it ends.
 */
export class Capture {
  readonly #options: Options;
  #next: number;
  #current: { recorder: MediaRecorder; beganAt: number; isOver: Promise<void> } | undefined;
  #lastPieceAt = 0;
  #watch: number | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#next = options.from;
  }

  /** The number of the segment that comes next. */
  get next(): number {
    return this.#next;
  }

  begin(): void {
    this.#lastPieceAt = performance.now();
    this.#current = this.#open();
    this.#watch = window.setInterval(() => this.#look(), WATCH_MS);
  }

  /** Ends the segment; resolves once its last piece has come. */
  async end(): Promise<void> {
    window.clearInterval(this.#watch);
    const { recorder, isOver } = this.#current ?? {};
    this.#current = undefined;
    if (recorder && recorder.state !== 'inactive') recorder.stop();
    await isOver;
  }

  #open() {
    const { stream, mediaType, onPiece, onSegmentOver, wasHeard } = this.#options;
    const mimeType = kinds.find(([type]) => type === mediaType)?.[1] ?? mediaType;
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const segment = this.#next;
    this.#next += 1;
    const beganAt = performance.now();
    const silence = new Silence();
    let number = 0;
    recorder.ondataavailable = ({ data }) => {
      this.#lastPieceAt = performance.now();
      if (data.size === 0) return;
      silence.add(wasHeard());
      const milliseconds = Math.round(this.#lastPieceAt - beganAt);
      onPiece({ segment, number, content: data, milliseconds, isSilent: silence.isWhole });
      number += 1;
      if (silence.isOver && this.#current?.recorder === recorder) this.#cut();
    };
    const isOver = new Promise<void>((resolve) => {
      recorder.onstop = () => {
        onSegmentOver(segment);
        resolve();
      };
    });
    recorder.start(PIECE_MS);
    return { recorder, beganAt, isOver };
  }

  #look(): void {
    const now = performance.now();
    if (!this.#current) return;
    const isStalled = now - this.#lastPieceAt > STALL_MS;
    if (!isStalled && now - this.#current.beganAt < SEGMENT_MS) return;
    this.#lastPieceAt = now;
    this.#cut();
    if (isStalled) this.#options.onStall();
  }

  /** Begins a new segment, then ends the one that goes on. */
  #cut(): void {
    const { recorder } = this.#current ?? {};
    this.#current = this.#open();
    if (recorder && recorder.state !== 'inactive') recorder.stop();
  }
}
