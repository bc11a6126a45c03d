/** Characters that are read by sound. */
const HAN = /\p{Script=Han}/u;
/** What someone types who looks for a name by its sound. */
const SOUND = /^[a-z]{1,20}$/;

/** How a name sounds, one syllable a character, without tones. */
export type Syllables = (name: string) => readonly string[];

/** The keyword as sounds are compared; undefined where it is none. */
export function soundOf(keyword: string): string | undefined {
  const sound = keyword.replaceAll(' ', '').toLowerCase();
  return SOUND.test(sound) ? sound : undefined;
}

/** Whether a Chinese name begins with a sound: by initials (`lm`), by syllables (`linmei`), or by a part of them (`linm`). */
export function soundsLike(name: string, sound: string, syllablesOf: Syllables): boolean {
  return HAN.test(name) && beginsWith(syllablesOf(name), sound);
}

/** Each syllable gives its first letter at least, and goes on as far as the sound does. */
function beginsWith([syllable, ...rest]: readonly string[], sound: string): boolean {
  if (sound === '') return true;
  if (syllable === undefined) return false;
  for (let length = syllable.length; length > 0; length -= 1) {
    if (!sound.startsWith(syllable.slice(0, length))) continue;
    if (beginsWith(rest, sound.slice(length))) return true;
  }
  return syllable.startsWith(sound);
}
