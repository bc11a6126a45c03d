import { UNSEEN } from './unseen.ts';

/*
 * What a name may be made of: people, teams and departments are told apart by what a reader sees, and no one may pass
 * for an anonymous voice.
 */

/** Emoji that are drawn of several characters, some of which cannot be seen by themselves. */
const EMOJI =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)*|[0-9#*]\ufe0f?\u20e3/gu;

const ANY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'u');

const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI.source})|${ANY_UNSEEN.source}`, 'gu');

/** What the product calls people who write without a name, in both languages, as `lettersOf` leaves it. */
const ANONYMOUS = /(?:anonymous|匿名)(?:grape|葡萄)/u;

/**
 * Whether a reader sees all of a name, and sees no “Anonymous Grape” in it, whatever letters it is written with. Names
 * that exist are not judged again.
 */
export function isPlainName(name: string): boolean {
  if (ANY_UNSEEN.test(name.replace(EMOJI, ''))) return false;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !ANONYMOUS.test(lettersOf(name));
}

/** A name without what is not seen of it; what stands between words becomes one space. */
export function withoutUnseen(name: string): string {
  const spaced = name.replace(/[\p{Cc}\s]+/gu, ' ');
  return spaced.replace(EMOJI_OR_UNSEEN, '$1').replace(/ +/g, ' ').trim();
}

/** Letters that look like those of “Anonymous Grape”: of Unicode’s confusables (UTS #39), small capitals, digits. */
const looks = {
  a: '⍺ɑαаΑАᎪᗅꓮ𖽀𐊠⍶ᴀ4@',
  e: '℮ꬲеҽ⋿ΕЕⴹᎬꓰ𑢦𑢮𐊆ɇɆҿᴇ3',
  g: 'ɡᶃƍցԌᏀᏳꓖɠǥǤɢ9',
  m: 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑Ӎᴍм',
  n: 'ոռΝⲚꓠ𐔓𐆎ɳƞηƝᵰɴпи',
  o: '0੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ۿøꬾØⵁɵꝋөѳꮎꮻ⊖⊝⍬𝈚🜔ƟꝊθΘӨѲⴱᎾᏫꭴတ',
  p: '⍴ρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽᴘ',
  r: 'ꭇꭈᴦⲅгꮁ𝈖ƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲʀя',
  s: 'ꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴ5$',
  u: 'ꞟᴜꭎꭒʋυս𐓶𑣘∪⋃Սሀ𐓎ᑌꓴ𖽂𑢸ᵾꮜɄᏌ',
  y: 'ɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұ¥ɎҰ',
} as const;

const letterOf = new Map(
  Object.entries(looks).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Emoji of letters, each in a row of its own: circled, squared, and those that flags are made of. */
const rowsOfLetters = [0x1f150, 0x1f170, 0x1f1e6];

/** The letters and digits of a name as they look: without case, accents, ornament, and what stands between them. */
function lettersOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  const letters = [...bare].map((character) => {
    const small = character.toLowerCase();
    return letterOf.get(character) ?? letterOf.get(small) ?? letterOfEmoji(character) ?? small;
  });
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm');
}

function letterOfEmoji(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const row = rowsOfLetters.find((first) => code >= first && code < first + 26);
  return row === undefined ? undefined : String.fromCharCode(97 + code - row);
}
