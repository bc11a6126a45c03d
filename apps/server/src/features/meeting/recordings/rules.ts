/** What a recording can be: its ending, and what it is called, by the first name in answers. */
const kinds = {
  mp3: { name: 'MP3', types: ['audio/mpeg', 'audio/mp3', 'audio/mpeg3', 'audio/x-mpeg', 'audio/mpg'] },
  m4a: {
    name: 'M4A',
    types: ['audio/mp4', 'audio/m4a', 'audio/x-m4a', 'audio/aac', 'audio/mp4a-latm', 'video/mp4'],
  },
  wav: { name: 'WAV', types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
  webm: { name: 'WebM', types: ['audio/webm', 'video/webm'] },
  ogg: { name: 'Ogg', types: ['audio/ogg', 'application/ogg', 'video/ogg', 'audio/opus', 'audio/vorbis'] },
} as const;

export type AudioKind = keyof typeof kinds;

/** Bytes of the beginning by which a recording is known. */
export const HEAD_BYTES = 4096;

/** What begins the sound in an Ogg file, and files that are videos whatever is in them. */
const OGG_SOUND = ['OpusHead', '\u0001vorbis', 'Speex   ', '\u007fFLAC'];
const VIDEO_STARTS = ['FLV', '\0\0\u0001\u00b3', '\0\0\u0001\u00ba'];

/** Says nothing of what a file is. */
const UNSAID = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** What a browser is told that a recording is. */
export const mediaTypeOf = (kind: AudioKind): string => kinds[kind].types[0];
export const nameOf = (kind: AudioKind): string => kinds[kind].name;

/** Whether what a file is called fits what it is; endings of files alone tell `.webm` and `.mp4` with a picture from others. */
export function isCalled(kind: AudioKind, mediaType: string): boolean {
  return UNSAID.has(mediaType) || kinds[kind].types.some((type) => type === mediaType);
}

/** What a file is by its first bytes: sound, a video, or neither. */
export function audioKindOf(head: Uint8Array): AudioKind | 'video' | undefined {
  // One letter for each byte; a text decoder takes Latin 1 for Windows 1252, where some bytes are other letters.
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  if (text.startsWith('RIFF')) {
    if (text.startsWith('WAVE', 8)) return 'wav';
    return text.startsWith('AVI ', 8) ? 'video' : undefined;
  }
  if (text.startsWith('OggS')) {
    if (text.includes('\u0080theora') || text.includes('fishead')) return 'video';
    return OGG_SOUND.some((mark) => text.includes(mark)) ? 'ogg' : undefined;
  }
  if (text.startsWith('\u001aE\u00df\u00a3')) {
    if (/V_(?:VP[89]|AV1|MPEG|THEORA)/u.test(text)) return 'video';
    return text.includes('webm') ? 'webm' : undefined;
  }
  if (text.startsWith('ftyp', 4)) return text.includes(VIDEO_TRACK) ? 'video' : 'm4a';
  if (VIDEO_STARTS.some((start) => text.startsWith(start))) return 'video';
  return isMp3(head, text) ? 'mp3' : undefined;
}

/** A frame of layer III, or the words that stand before the first. */
function isMp3([first = 0, second = 0, third = 0]: Uint8Array, text: string): boolean {
  if (text.startsWith('ID3')) return true;
  // The version and the rate have values that no frame has.
  const isVersion = (second & 0x18) !== 0x08;
  const isRate = (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return first === 0xff && (second & 0xe6) === 0xe2 && isVersion && isRate;
}

/** How a track with pictures is marked in MP4, which may stand at the end of the file. */
export const VIDEO_TRACK = `hdlr${'\0'.repeat(8)}vide`;

export const AUDIO_FOLDER = 'audio';
/** The key of a recording among the files. */
export const audioKey = (file: string): string => `${AUDIO_FOLDER}/${file}`;

/** The key of a piece among the files: two pieces of one number that differ do not overwrite each other. */
export const pieceKey = (file: string, { number, sha256 }: { number: number; sha256: string }): string =>
  `${PIECES_FOLDER}/${file.replace('.', '-')}-${number}-${sha256.slice(0, 16)}.piece`;
export const PIECES_FOLDER = `${AUDIO_FOLDER}/pieces`;

/** The days that a recording stays after the minutes. */
export const DAYS_AFTER_MINUTES = 30;
/** So long a recording waits for its meeting. */
export const HOURS_WITHOUT_MEETING = 48;
