/*
 * What the analysis recognises in English, in lower case. Phrases are regular expressions between word boundaries, one a line.
 */

/** What stands before a verb. */
export const beforeVerbs = `
i we you he she they who to not never can could will would shall should may might must do does did don't doesn't didn't can't won't let
please just also then i'll we'll i'd we'd and
`;

/** What stands behind a verb that begins a sentence, as notes do: "checked the pumps". */
export const behindVerbs = `
a an the this that these those my our your his her its their all both each every no some any several two three four five six seven eight
nine ten with for to at on in from about out up off down back through
`;

/** Nouns and verbs of any team's day: no theme alone. */
export const noThemes = `
hour minute morning afternoon evening noon night weekend today row list note step number amount name side size way call phone order
customer client patient guest visitor child children parent kid pupil student colleague trainee team boss people person man woman
decision question answer reason cause mistake idea plan advice help time turn look half rest part kind day lunch break table
room door house street water food car box paper page file office work job meeting training course practice
order ordered arrive arrived bring brought count counted cut deliver delivered drop found find hang hangs load loaded measure
measured open opened print printed read record recorded replace save saved sort sorted step stopped stop test tested throw visit
visited wait waiting prepare learned showed showing show explained explain talked carried carry asked thanks thank lend lending
`;

/** The writer can't go on, or waits for someone. */
export const blockers = String.raw`
(?:can't|can ?not|couldn't yet|can no longer|unable to|not able to|may not|must not|mustn't|not allowed to)\b.{0,80}\b(?:until|till|before|unless|without|because|as long as|while|since)
(?:until|till|before|unless|without|because|as long as|while|since)\b.{0,80}\b(?:can't|can ?not|unable to|may not|must not|not allowed to|impossible)
(?:so|therefore|and now)\b.{0,40}\b(?:can't|can ?not)\b
(?:can't|can ?not) be (?:finished|started|used|sent|signed|released|delivered|shipped|closed|done|tested|deployed|booked|paid|completed)
(?:am|are|is|i'm|we're|it's|remain|remains|being) (?:still |completely |currently )?(?:blocked|stuck|stalled|held up|at a standstill|on hold)
(?:am|are|is|i'm|we're|been|keep|still) (?:still )?waiting (?:for|on)
still (?:need|missing|no|without|have no|haven't|hasn't|not)\b.{0,80}
(?:has|have)(?:n't| not) (?:answered|replied|responded|confirmed|approved|signed|sent|arrived|come|delivered|decided|heard)\b.{0,40}(?:yet|since|so|,)
(?:no|without) (?:answer|reply|response|access|approval|permission|decision|confirmation|signature)\b.{0,30}\b(?:yet|since|so far|still)
we (?:urgently )?need (?:a|an|the) (?:decision|approval|answer|access|signature|permission)
(?:stays?|remains?|is|are) (?:dry|closed|locked|blocked|out of order|down|unusable|idle|on hold|open)\b.{0,30}\buntil
(?:depends on|hangs on|held up by|blocked by|prevented by|waits for|wait for|on hold until)
so i have .{1,30} waiting
nothing moves|no progress (?:until|without)|won't move|at a standstill
`;

/** It might be so, was so, or is over: no blocker. */
export const notBlocked = String.raw`
if|would|could have|might|in case|normally|usually|in general
yesterday|last week|were|was (?:stuck|blocked|waiting)|had been
(?:but|in the end|finally|then|now|meanwhile|luckily)\b.{0,60}\b(?:found|solved|fixed|works|worked|arrived|came|answered|signed|back|repaired|unlocked|done|went on|could go on)
no longer (?:blocked|stuck|waiting)|not blocked|isn't the case
`;

/** Thanks to someone. */
export const thanks = `
thanks?|thank you|thankful|grateful|gratitude|kudos|cheers|shout-?out|props
(?:i |we |really |much |very )appreciated?
owe (?:you|him|her|them|it)
hats? off to|couldn't have .{0,40} without|big hand (?:to|for)|saved my (?:day|shift|evening|morning|week)|helped (?:me|us) (?:a lot|out|so much)
`;

/** Thanks that the writer does not give. */
export const notThanks = String.raw`
no thanks|thanked (?:me|us)|(?:said|says|say|saying) (?:thank you|thanks)|thank-?you (?:letter|card|note|mail)|without (?:a )?thanks
thanks? (?:me|us)\b
`;

/** A question without a question mark. */
export const questions = `
(?:i|we)(?:'d| would)? (?:like|love|want) to know (?:whether|if|why|how|who|what|when|where|which)
(?:i|we) (?:still )?wonder|(?:i'm|i am|we are) wondering
(?:does|do) (?:anyone|anybody|someone|any of you) know
(?:i|we) (?:still )?(?:don't|do not) (?:know|understand) (?:whether|if|why|how|who|what|when|where|which)
(?:unclear|not clear|an open question) (?:to me |to us )?(?:is |remains )?(?:whether|if|why|how|who|what|when|where|which)
`;

/** Not done yet. */
export const unfinished = String.raw`
(?:is|are|has|have|was)(?:n't| not) (?:\w+ )?(?:yet|here|decided|confirmed|written|done|finished|deleted|come|called|approved|ordered|answered|clear)
not yet|not here|still (?:open|missing|too|not|no|waiting|pending|unclear)|(?:is|are|remains?|stays?) (?:still )?(?:open|pending|undecided|unfinished|requested|asked for)
hasn't|haven't
`;

/** It came before. */
export const cameAgain = String.raw`
again|once more|another time|as usual|as always|as ever|still (?:broken|wrong|not|no|late|too)|(?:second|third|fourth|fifth|nth|umpteenth) (?:day|time)(?: in a row| running)?
repeatedly|keeps? (?:\w+ing)|every (?:single )?(?:day|time|morning)|yet another|same (?:problem|fault|error|mistake|issue)
`;

/** Something does not work as it should. */
export const trouble = `
late|missing|lost|broken|broke|wrong|failed|fails|failing|jammed|stuck|empty|out of|burst|dead|delayed|crashed|died|down|searched|searching
(?:took|waited|cost|for) (?:another )?(?:\\w+ )?(?:minutes|hours|an hour|half an hour)|too (?:short|long|late|dark|slow|small|hot|cold)|no answer|didn't|doesn't|won't
`;
