import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { logFailure } from '../../../lib/log.ts';
import { Capture, recordedType } from './capture.ts';
import type { VoiceWatch } from './listen-for-voice.ts';
import { listenTo, type MicrophoneFault, microphoneFault, openMicrophone } from './microphone.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { type Recording, recordingStore, type Segment } from './recording-store.ts';
import { isWorthRetrying, sendPieces } from './send-pieces.ts';

/** Where a recording is: seed, section 4. */
export type RecorderStep = 'idle' | 'starting' | 'recording' | 'paused' | 'processing' | 'completed';

export type RecorderState = {
  readonly step: RecorderStep;
  readonly fault?: MicrophoneFault | 'elsewhere';
  /** Pieces that are on this device alone. */
  readonly unsent: number;
  /** Sending failed and is tried again. */
  readonly isCutOff: boolean;
  /** What the server will not take, as it said it. */
  readonly refusal?: ApiRefusal;
  /** Nothing was heard for a while. */
  readonly isSilent: boolean;
  /** The microphone was away and has come back. */
  readonly hasStalled: boolean;
  /** This device could not keep a piece. */
  readonly isFull: boolean;
  /** What is recorded, with one’s own notes. */
  readonly recording?: Recording;
  /** What came of it, once the server has all of it. */
  readonly receipt?: Receipt;
};

const AT_REST: RecorderState = {
  step: 'idle',
  unsent: 0,
  isCutOff: false,
  isSilent: false,
  hasStalled: false,
  isFull: false,
};

const RETRY_MS = 3_000;
const LISTEN_MS = 100;
const SILENT_MS = 10_000;
/** The level of a microphone that is switched off; a quiet room is louder. */
const SILENCE = 0.0005;
const LOCK = 'grape-garden-recording';

/** Records one meeting, keeps it on the device, and sends it while it goes on. */
export class Recorder {
  #state = AT_REST;
  readonly #listeners = new Set<() => void>();
  #capture: Capture | undefined;
  #stream: MediaStream | undefined;
  #sound: ReturnType<typeof listenTo> | undefined;
  /** Listens for voices; without it, each piece counts as one with a voice. */
  #voice: VoiceWatch | undefined;
  #listening: number | undefined;
  #retrying: number | undefined;
  #wake: WakeLockSentinel | undefined;
  #unlock: (() => void) | undefined;
  #isSending = false;
  #sendsAgain = false;
  /** Segments into which nothing more comes. */
  readonly #over = new Set<number>();
  /** What was recorded before the last pause, and when it went on. */
  #before = 0;
  #since: number | undefined;
  #heardAt = 0;
  #kept: Promise<unknown> = Promise.resolve();
  #segments = new Map<number, Segment>();
  level = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;

  #set(change: Partial<RecorderState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  get #recording(): Recording | undefined {
    return this.#state.recording;
  }

  #change(changes: Partial<Recording>): Promise<unknown> {
    if (!this.#recording) return Promise.resolve();
    const recording = { ...this.#recording, ...changes };
    this.#set({ recording });
    return recordingStore.save(recording);
  }

  /** Milliseconds that were recorded, without pauses. */
  elapsed(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  async start(
    { userId, teamId, people }: Pick<Recording, 'userId' | 'teamId' | 'people'>,
    deviceId?: string,
  ): Promise<void> {
    const mediaType = recordedType();
    if (!mediaType) return this.#fail('unsupported');
    this.#set({ ...AT_REST, step: 'starting' });
    addEventListener('online', this.#sendNow);
    if (!(await this.#lock())) return this.#fail('elsewhere');
    try {
      this.#stream = await openMicrophone(deviceId);
      const recording: Recording = {
        id: crypto.randomUUID(),
        userId,
        teamId,
        ...(people && { people }),
        startedAt: Date.now(),
        mediaType,
        notes: [],
        wanted: null,
        gaps: 0,
      };
      await recordingStore.save(recording);
      this.#set({ recording });
      this.#go(0);
    } catch (error) {
      this.#release();
      this.#fail(microphoneFault(error));
    }
  }

  #fail(fault: NonNullable<RecorderState['fault']>): void {
    this.close();
    this.#state = { ...AT_REST, fault };
    this.#set({});
  }

  #go(from: number): void {
    const [stream, recording] = [this.#stream, this.#recording];
    if (!stream || !recording) return;
    this.#capture = new Capture({
      stream,
      mediaType: recording.mediaType,
      from,
      onPiece: (piece) => this.#keep(piece),
      wasHeard: () => this.#voice?.wasHeard() ?? true,
      onSegmentOver: (segment) => {
        // Behind its last piece.
        this.#kept = this.#kept.then(() => {
          this.#over.add(segment);
          this.#send();
        });
      },
      onStall: () => {
        this.#countGap();
        this.#set({ hasStalled: true });
      },
    });
    this.#capture.begin();
    this.#since = performance.now();
    this.#heardAt = this.#since;
    this.#sound = listenTo(stream);
    void this.#listenForVoice(stream);
    this.#listening = window.setInterval(() => this.#listen(), LISTEN_MS);
    void this.#stayAwake();
    this.#set({ step: 'recording', hasStalled: false, isSilent: false });
  }

  async pause(): Promise<void> {
    this.#before = this.elapsed();
    this.#since = undefined;
    window.clearInterval(this.#listening);
    this.#sound?.close();
    this.#set({ step: 'paused', isSilent: false });
    await this.#capture?.end();
    this.#hush();
  }

  resume(): void {
    this.#go(this.#capture?.next ?? 0);
  }

  /** Ends the recording; what is not sent yet goes on to be sent. */
  async stop(): Promise<void> {
    if (this.#state.step === 'recording') await this.pause();
    this.#release();
    this.#set({ step: 'processing' });
    await this.#kept;
    await this.#change({ wanted: Math.round(this.elapsed()) });
    this.#send();
  }

  /** Goes on sending what an earlier page left on this device. */
  async finish(recording: Recording): Promise<void> {
    if (!(await this.#lock())) return this.#fail('elsewhere');
    addEventListener('online', this.#sendNow);
    for (const segment of await recordingStore.segments(recording.id)) {
      this.#segments.set(segment.number, segment);
      this.#over.add(segment.number);
    }
    this.#before = [...this.#segments.values()].reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    this.#set({ ...AT_REST, recording, step: 'processing', unsent: await unsentOf(this.#segments.values()) });
    this.#send();
  }

  /** Adds a line at this moment. */
  async note(text: string): Promise<void> {
    const notes = this.#recording?.notes ?? [];
    await this.#change({ notes: [...notes, { at: Math.round(this.elapsed()), text }] });
  }

  /** The meeting is kept: nothing stays on the device. */
  async forget(): Promise<void> {
    if (this.#recording) await recordingStore.remove(this.#recording.id);
    this.close();
    this.#segments.clear();
    this.#over.clear();
    this.#before = 0;
    this.#state = AT_REST;
    this.#set({});
  }

  /** Ends everything that runs; what was recorded stays on the device. */
  close(): void {
    void this.#capture?.end();
    this.#release();
    window.clearTimeout(this.#retrying);
    removeEventListener('online', this.#sendNow);
    this.#unlock?.();
    this.#unlock = undefined;
  }

  #keep({
    segment,
    number,
    content,
    milliseconds,
    isSilent,
  }: Parameters<ConstructorParameters<typeof Capture>[0]['onPiece']>[0]): void {
    const recordingId = this.#recording?.id;
    if (recordingId === undefined) return;
    const row: Segment = {
      recordingId,
      number: segment,
      pieces: number + 1,
      milliseconds,
      isSilent,
      isKept: false,
    };
    this.#segments.set(segment, row);
    this.#set({ unsent: this.#state.unsent + 1 });
    this.#kept = this.#kept
      .then(async () => {
        await recordingStore.add(
          { recordingId, segment, number, content: await content.arrayBuffer(), sent: 0 },
          row,
        );
        this.#send();
      })
      .catch(() => this.#set({ isFull: true }));
  }

  readonly #sendNow = () => this.#send();

  #send(): void {
    const recording = this.#recording;
    if (!recording || this.#isSending) {
      this.#sendsAgain = true;
      return;
    }
    this.#isSending = true;
    this.#sendsAgain = false;
    window.clearTimeout(this.#retrying);
    sendPieces(recording, new Set(this.#over), () =>
      this.#set({ unsent: Math.max(0, this.#state.unsent - 1), isCutOff: false }),
    )
      .then((isWhole) => {
        this.#isSending = false;
        this.#set({ isCutOff: false });
        if (this.#sendsAgain) this.#send();
        else if (this.#state.step === 'processing' && isWhole) this.#complete(recording);
        else if (this.#state.step === 'processing') this.#retry();
      })
      .catch((failure: unknown) => {
        this.#isSending = false;
        if (!this.#state.isCutOff && this.#state.step === 'recording') this.#countGap();
        if (isWorthRetrying(failure)) {
          this.#set({ isCutOff: true });
          this.#retry();
        } else if (failure instanceof ApiRefusal) this.#set({ refusal: failure });
      });
  }

  #complete(recording: Recording): void {
    this.#set({ step: 'completed', receipt: receiptOf(recording, [...this.#segments.values()]) });
  }

  #retry(): void {
    this.#retrying = window.setTimeout(() => this.#send(), RETRY_MS);
  }

  #countGap(): void {
    void this.#change({ gaps: (this.#recording?.gaps ?? 0) + 1 });
  }

  #listen(): void {
    this.level = this.#sound?.level() ?? 0;
    const now = performance.now();
    if (this.level > SILENCE) this.#heardAt = now;
    const isSilent = now - this.#heardAt > SILENT_MS;
    if (isSilent !== this.#state.isSilent) this.#set({ isSilent });
  }

  /** Comes with the recording; where it can’t, nothing counts as silent. */
  async #listenForVoice(stream: MediaStream): Promise<void> {
    try {
      const { listenForVoice } = await import('./listen-for-voice.ts');
      const voice = await listenForVoice(stream);
      this.#hush();
      if (this.#state.step === 'recording' && this.#stream === stream) this.#voice = voice;
      else voice.close();
    } catch (failure) {
      logFailure('Voices could not be listened for', failure);
    }
  }

  #hush(): void {
    this.#voice?.close();
    this.#voice = undefined;
  }

  #release(): void {
    this.#hush();
    window.clearInterval(this.#listening);
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = undefined;
    void this.#wake?.release().catch(() => undefined);
    this.#wake = undefined;
  }

  /** A screen that goes dark ends the sound on phones; where it can’t be kept on, the watchdog notices. */
  async #stayAwake(): Promise<void> {
    this.#wake = await navigator.wakeLock?.request('screen').catch(() => undefined);
  }

  /** One window at a time records; the lock ends with the page. */
  async #lock(): Promise<boolean> {
    if (this.#unlock || !navigator.locks) return true;
    return new Promise((resolve) => {
      void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (!lock) return resolve(false);
        await new Promise<void>((unlock) => {
          this.#unlock = unlock;
          resolve(true);
        });
      });
    });
  }
}

async function unsentOf(segments: Iterable<Segment>): Promise<number> {
  let unsent = 0;
  for (const { recordingId, number } of segments)
    unsent += (await recordingStore.pieces(recordingId, number)).filter(({ sent }) => sent === 0).length;
  return unsent;
}
