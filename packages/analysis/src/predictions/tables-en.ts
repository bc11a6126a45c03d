/*
 * How people write in English of what they do not understand and of what they did wrong. Phrases are regular expressions,
 * one a line.
 */

/** Something is strange or unclear to the writer, without a question mark. */
export const curious = String.raw`
(?:no|not the faintest|not the slightest) idea (?:whether|if|why|how|who|what|when|where|which)
(?:i|we) (?:still |really |just |simply )?(?:don't|do not|couldn't|can't|can not|cannot) (?:quite |fully |really )?(?:get|grasp|see|explain|say|tell|work out|figure out|make sense of|know|understand)(?: yet)? (?:whether|if|why|how|who|what|when|where|which|it)
(?:i|we)(?:'m| am|'re| are) (?:still )?(?:not sure|unsure|not certain|unclear|puzzled|baffled|curious) (?:whether|if|why|how|who|what|when|where|which|about|by)
(?:it's|it is|it remains|that's|still|remains) (?:still )?(?:unclear|not clear|a mystery|a riddle|a puzzle)
^unclear
(?:it |that |this )?(?:puzzles|baffles|surprises) me (?:that|why|how)
(?:it's|it is|it was|that's|how|very|really|somehow|quite|a bit|a little|^)(?: very| quite| really| somehow| a bit| a little)? ?(?:strange|odd|weird|peculiar|curious|puzzling)(?: that|:|,| how| why|$|\.)
^(?:strangely|oddly|weirdly|curiously|for some reason)
for (?:some|no) (?:unknown |apparent |obvious )?reason
(?:no one|nobody) (?:could|can|knew|knows|was able to) (?:\w+ )?(?:tell|say|explain|know|answer)?
any ?(?:one|body) know
`;

/** What was understood since, or is someone else's question. */
export const notCurious = String.raw`
at first|until (?:i|we|he|she|they|ana)|now (?:i|we) (?:know|understand|see|get)|turned out|(?:explained|showed) (?:it|me|us)|found (?:out|the (?:cause|reason))|the reason (?:was|is)
(?:he|she|they|customer|client|patient|guest|visitor|caller|student|parent|colleague|boss) (?:\w+ )?(?:asked|asks|wanted to know|wonders|wondered)
who knew|why not|who knows|isn't it|right\?|so what
`;

const I = String.raw`i(?:'ve| have|'d| had| also)?(?: (?:again|simply|just|once|even|\w+ly))?`;
const verbs =
  'overlooked|misread|misheard|misjudged|miscounted|miscalculated|misplaced|mistyped|mislabell?ed|misunderstood|neglected|messed up|screwed up|botched|slipped up|overslept';

/** The writer did something wrong. */
export const ownMistakes = String.raw`
${I} (?:forgot|forgotten|missed(?! (?:him|her|them|you|home|it\b))|mixed up|mixed (?:\w+ ){1,3}up|${verbs})
^(?:forgot|missed that|mixed up|${verbs}|(?:sent|took|used|picked|ordered|made|booked) (?:\w+ )?(?:the wrong|a mistake|an error))
${I} (?:made|had) (?:a|an|another|one|two|the same|my) (?:\w+ )?(?:mistake|error|slip|typo|blunder)s?
i should(?:n't| not)? have (?:\w+ly )?(?:\w+ed|seen|known|told|taken|written|read|said|done|made|thought|gone|come|left|put|sent|given|brought|kept|begun)
${I} \w+ [^.;]{0,60}(?:by accident|by mistake|the wrong way (?:round|around))
i (?:accidentally|mistakenly|carelessly|wrongly)
${I} (?!(?:saw|see|found|noticed|fixed|corrected|spotted|told|reported|heard|got|received|discovered|replaced|returned|knew|think|thought|explained|showed|sorted)\b)\w+ [^,.;]{0,50}\b(?:wrong|wrongly|incorrectly)
${I} (?:\w+) [^.;]{0,50}\bwithout (?:first |really |even )?(?:asking(?! for help)|checking|testing|running|reading|saving|looking|measuring|counting|thinking|confirming|telling|proofreading)
${I} (?:spilled|spilt|burned|burnt|hung up on|interrupted|drove past|scratched|broke(?! .{0,40}(?:into|down|off|the ice)))
${I} dropped (?:a|the|one|two) (?:\w+ )?(?:tray|glass|plate|vial|bottle|cup|pan|phone|jar)
${I} left [^.;]{0,50}\b(?:open|unlocked|running|switched on|on the (?:bench|train|bus|roof|stove)|behind|at home|in the (?:rain|sun|bus|train))
i (?:didn't|did not|hadn't) (?:\w+ly )?(?:close|closed|lock|locked|read|check|checked|listen|save|saved|count|label|secure|look|test|tested|ask)\b[^.;]{0,40}\b(?:properly|carefully|enough|closely|in time|first|through)
${I} (?:booked|billed|charged|entered|paid|ordered|counted|delivered|invoiced) [^,.;]{0,40}\btwice
${I} (?:exported|typed|entered|pressed|clicked|booked|charged|billed) [^.;]{0,60}\binstead of
${I} [^.;]{0,80}\b(?:and|but|so|which) (?:i )?(?:had|have) to (?:redo|repeat|throw|start over|do it again|make (?:it|them) again|apologi[sz]e|swap (?:it|them) back)
${I} [^.;]{0,80}\bonly (?:saw|noticed|realised|realized|remembered) (?:it |that |this )?(?:when|at|later|after|too late|in the)
${I} told [^.;]{0,80}, but (?:it|that) (?:takes?|is|was|costs?|isn't|wasn't)
${I} (?:promised|agreed to) [^.;]{0,60}\b(?:too early|but (?:we|they|it))
${I} \w+(?: \w+){0,4} too (?:much|little|late|early|short|many|few)[^.;]{0,20}\b(?:and|so) (?:i )?had to
${I} (?:gave|sold|promised|assigned) [^.;]{0,60}\balready (?:taken|sold|gone|booked)
(?:it was|was|is|all) my (?:own )?(?:mistake|fault|error|slip|oversight)
my (?:own )?(?:mistake|slip|oversight|blunder)(?: was|:| today)
i was (?:too late|late (?:for|to|again)|careless|impatient|unfair)
`;

/** It nearly happened, did not, or might. */
export const notMistakes = `
almost|nearly|if i|what if|would have|didn't forget|never forgot|haven't forgotten|no mistakes?|without (?:a |any )?mistakes?|not forget
`;
