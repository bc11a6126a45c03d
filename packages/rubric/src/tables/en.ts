/*
 * What the rubric recognises in English. Words are listed in lower case and in their simplest form; `words.ts` compares stems,
 * so that "customers", "planned" and "planning" are found under "customer" and "plan". Phrases are regular expressions
 * between word boundaries, one a line.
 */

/** Words that carry a sentence and say nothing by themselves. */
export const functionWords = `
a an the this that these those there here it its he she they them their theirs his her hers him we us our ours i me my mine
you your yours one ones each every either neither both all any some none no nobody somebody someone anyone everyone everybody
nothing something anything everything myself himself herself itself ourselves themselves who whom whose which what when where
why how and or but nor so yet if then else than as at by for from in into of off on onto out over to up upon with within
without about above across after again against along already also although always am among an around are aren away back be
been being before behind below beneath beside besides between beyond but can cannot could couldn did didn do does doesn doing
done don down during even ever except few further had hadn has hasn have haven having hence how however isn is just least less
let like ll may maybe might more most much must near nearly need neither never next not now often only other others otherwise
ought own per perhaps quite rather re really same shall should shouldn since soon still such though through throughout thus
till together too toward towards under until unless unlike ve very via was wasn were weren whatever whenever whether while
will won would wouldn yes ok okay bit lot lots sort kind etc eg ie vs bc cause because therefore instead anyway actually
basically simply almost enough sometimes usually today tomorrow yesterday tonight tonite day days week weeks month months year
years morning afternoon evening night noon time times once twice first second third last later early late ago later m s t d
`;

/** Words of any working day: they fill a sentence, and a reader learns little from them. */
export const vagueWords = `
able accomplish achieve achievement act action active activity add address admin agree aim amazing announce answer anticipate
appear appreciate approach area ask aspect assist assignment attempt attend attitude awesome aware bad base basic beautiful become
begin believe benefit best better big blessing blocker bless boring boss bring busy business call calm care careful carry case
catch chance change chaotic check clean clear clearer clearly close coffee collaborate collaboration colleague come common
communicate communication company complete completely complex concern connect consider content continue contribute conversation
cool coordinate core cover coworker create creative current customer client daily deal decide dedicated deep deeper definitely
deliver describe detail develop development dialogue different difficult discuss discussion document documentation dream
drive easy effective efficient effort email emotion encourage end energy engage enjoy ensure entire especially essential evolve
exactly excellence excellent excited exciting execute expect expectation experience explain explore extra fact fail failure fair
family fantastic far fast feature feedback feel feeling fight figure file fill final finally find fine finish fix focus folk
follow forward found free fresh friend friendly front full fun future gain general generally get gift give glad go goal good
got grateful gratitude great group grow growth guess guy hand handle happen happy hard hardly hear heart heavily help helpful
high highlight hold honest honestly hope hour huge human idea imagine impact important importance improve improvement include
incredible individual info inform information initial innovate innovation input insight inspiration inspire integrate interest
interesting internal involve issue item job join journey keep key know knowledge lead leader learn learning leave left level
life line list listen little live long look lose love low luck lucky mail main maintain major make manage management manager many
mark matter mean meaning meaningful meet meeting member mention message mind minor minute miss mode moment month motivate
motivation move multiple name natural nice normal normally note notice number obvious obviously occur offer office old ongoing
online open operation opinion opportunity optimise optimize option order organise organization organize outcome overall part
particular pass passion passionate past pay people perfect perform performance person perspective phase phone piece place plan
planning play please pleased plenty point positive possibility possible possibly potential power practice prepare prepared
presentation pretty previous prioritise prioritize priority probably problem proceed process product productive productively
professional progress project promise proper properly proud provide pull purpose push put quality question queue quick quickly
quiet read ready real realise realize reason receive recent refine regarding regular regularly relate relevant reliable remain
remaining remember reply report request require research resolve respect respond response responsibility rest result return
review right role room routine run satisfied say schedule see seem send sense serious serve service session set several share
short show side significant similar simple situation skill slow small smile smooth smoothly solution solve sorry special spend
spirit stakeholder stand standard standup start state status stay step stick stop strategy strength stress stressed stressful
strive strong stuff style subject success successful successfully suggest super support sure surprise sync system take talk
target task teach team teammate teamwork tell term thank thanks thankful thing think thought ticket tidy tired today togetherness
top topic total tough track train training treat trouble true trust truth try turn type typical understand understanding
unfortunately unit unique update upcoming urgent use useful user usual value various version view vision visit wait want way
well whole wide win wonderful wonder word work worker workflow workload world worry worth write wrong wow young
ahead aside bunch couple coming day-to-day dozen hundred thousand half plus minus zero two three four five six seven eight nine
ten eleven twelve gave goes went gone made did said told took taken came knew known saw seen felt kept led left met sent spoke
spoken talked thought wrote written began begun brought bought built chose chosen got gotten grew grown held heard lost meant paid
sat stood taught ran won lot-of behaviour behavior celebrate challenge challenging champion commit commitment confident
contentment cultivate culture discipline diligent diligently embrace empower enable enthusiasm enthusiastic feedbacks flow genuine
grind hustle incredible inspire-d inner kindness limitless mindful mindset mission momentum mutual never-ending optimism
outstanding overcome path peace perseverance persistent pleasure positivity possibilities pride proactive proactively progressive
promising reach resilience resilient reward rewarding rock satisfaction shine smash solid soul spark stretch stronger success
superb terrific thrive tirelessly together unstoppable valuable vibe vibes vibrant vital willing wisdom wise
agile alignment align excellence ownership paradigm holistic synergy leverage robust scalable scalability seamless seamlessly
transformation transform transparency digital data-driven customer-centric centric centricity end-to-end cross-functional
empowerment disruptive disrupt best-in-class world-class proactiveness deliverable value-add touchpoint bandwidth low-hanging
landscape roadmap north-star game-changer thought-leadership ecosystem stakeholders methodology framework excellence innovative
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
causal direction due hence hindsight lesson takeaway somehow whatever worst
groundbreaking cutting-edge state-of-the-art next-generation win-win streamline streamlined facilitate utilise utilize
`;

/** Nouns with which a number says nothing. */
export const emptyNouns = `
thing stuff item task work job time way bit lot point part piece issue topic activity matter aspect area day one other more
`;

/** Words for a number, from two. */
export const numberWords = `
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
thirty forty fifty sixty seventy eighty ninety dozen hundred thousand million half twice both
`;

/** What may stand for a noun behind a number. */
export const units = `
% € $ £ ¥ k m bn ms s sec secs second seconds min mins minute minutes h hr hrs hour hours d day days week weeks month months year years
mm cm m km g kg t l ml px pt kb mb gb tb eur usd gbp cny rmb euro euros dollar dollars pound pounds °c °f qps rps fps x
`;

/** Dates and times of day. `tomorrow` is a next step, not a date. */
export const timePhrases = String.raw`
\d{1,2}:\d{2}(?: ?(?:am|pm|h))?
\d{1,2}\.\d{2} ?(?:am|pm|h)
\d{1,2} ?(?:am|pm|o'clock|uhr)
(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s|s)?
(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat)
(?:january|february|april|june|july|august|september|october|november|december)
(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?: \d{1,2}(?:st|nd|rd|th)?)
\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)
(?:on|by|until|till|before|the) (?:the )?\d{1,2}(?:st|nd|rd|th)
\d{4}-\d{2}-\d{2}
\d{1,2}[/.]\d{1,2}[/.]\d{2,4}
(?:before|at|until|around|by) (?:noon|lunch|midnight|breakfast)
q[1-4]
end of (?:the )?(?:week|month|year)
(?:this|tomorrow) (?:morning|afternoon|evening)
(?:next|last) (?:week|month)
`;

/** Words before the name of a person or a thing. */
export const beforeNames = `with told ask asked called met mr mrs ms miss dr prof from thanks showed paired tell call meet ping pinged ask helped`;

/** Why something is so. */
export const causes = String.raw`
because
bc
cos
cuz
since(?! (?:then|last|yesterday|this|the (?:start|beginning|deploy|release|morning)|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))
as (?:i|we|it|they|he|she|there|nobody|no one|everyone|most|her|his|our|their)(?! \w+ (?:as|usual))
due to
owing to
thanks to
caused by
the cause
(?:root|main) cause
(?:the|one|my|a) reasons?
reason (?:is|was|being)
that'?s why
which is why
this is why
therefore
hence
it (?:comes|came) from
comes? (?:down )?from
led to
leads to
happened (?:when|as|after)
explain(?:s|ed) (?:why|the|it)?
are explained
is explained
which means
that means
this means
meaning that
so (?:that|the|he|she|it|they|we|i|you|nobody|no one|people|there)
so no
turn(?:s|ed) out
root of
triggered by
blame[ds]? (?:on|it)
why it
the point is
the trouble (?:is|was)
the problem (?:is|was)
what happened (?:is|was)
(?:it|that|this) (?:was|is) (?:not|n't) .{3,60} but
otherwise
`;

/** What the writer has understood. */
export const insights = String.raw`
(?:i|we|have|had|having)(?:'ve)? (?:have |just |finally |also |really |only |now |only now )?(?:learn(?:ed|t)|realis?ed|realized|noticed|understood|discovered|found out|figured out|underestimated|overestimated|misjudged|misread|forgot|overlooked|missed|assumed|believed|ignored|took .{2,30} for granted)
(?:i|we) (?:now )?(?:realise|realize|notice|understand|see now|see why|know now|now know)
(?:i|we)(?:'d| had)? (?:always |just |simply |only |had |have |honestly |first |at first |wrongly )?(?:thought|expected|assumed|believed|supposed|blamed|treated|argued|suspected|imagined)
(?:i|we) used to
(?:i|we) (?:always|usually|tend to|often|never|kept|keep) 
(?:i|we) (?:was|were|had been) (?:wrong|surprised|proud|ashamed|afraid|against|too|sure|convinced|certain|so|looking|embarrassed|worried|annoyed|relieved|nervous|frustrated|tempted|impressed|touched|sad|angry|scared)
(?:surprised|struck|amazed|shocked|annoyed|bothered|moved|touched|impressed|puzzled|taught|reminded|convinced) (?:me|us)
what (?:surprised|struck|helped|worked|i take|i took|i learn|i'd|went|made|i find|i found|i noticed|i like|changed|was|is|didn|i did)
lessons?
takeaways?
learn(?:ing|ed|t)
insight
in hindsight
looking back
on reflection
it (?:struck|dawned|hit|occurred|showed|shows|taught|made me)
opened my eyes
(?:showed|shows|told|taught|proved|proves) (?:me|us|that|how|why)
apparently
my (?:own )?(?:mistake|fault|error|assumption|bias|guess|bad|theory|feeling)
(?:our|my) own (?:process|fault|mistake|doing)
(?:the|an?) (?:easier|harder|better|worse|real|actual|true) (?:one|way|question|problem|issue|reason)
(?:it|this|that|he|she|they|which) (?:is|was|were|are) (?:not|never|n't|less|more) (?:\w+ ){0,6}(?:but|than)
more (?:than|about) .{3,40} than
harder than
easier than
faster than i
(?:i'm|i am|we are|we're) (?:proud|glad|afraid|surprised|worried|uneasy|torn|convinced|sure) 
helps? (?:most|more|me|a lot)
makes? (?:more )?sense
only (?:when|after|works|if)
as soon as
whenever
(?:it|that) (?:feels|felt|means|meant|depends|matters|mattered|took me)
`;

/** What the writer will do differently. */
export const changes = String.raw`
next time
from now on
in (?:the )?future
going forward
(?:should|could|would|ought to|might)(?:'ve| have)(?:n't)?
(?:should|shouldn't|must) (?:first|always|never|rather|not|i|we|ask|check|look|start|write|test|measure|stop|make|keep|use|be|do|go)
instead
rather than
differently
another way
the other way
better (?:to|if|not|ask|off)
(?:i|we)(?:'ll| will| want to| would| would like to|'d like to|'d) (?:now |then |always |also |rather |first |not |never |no longer |at least )?(?:try|ask|check|start|stop|test|measure|look|compute|write|use|make|keep|call|put|do|go|read|bring|have|say|leave|wait|count|let|plan|take|give|show)
(?:let's|lets|let us)
(?:i'm|i am|we're|we are) (?:going to|trying) 
try(?:ing)? (?:to|it|the|a|out|this|that)
new rule
never again
no more
no longer
always (?:ask|check|test|start|look|write|read|measure|count|keep|use|bring)
never (?:ask|trust|assume|start|put|leave|let|take)
(?:check|ask|look|test|measure|count|read|search|write|taste|weigh|call|watch|confirm|verify|label|start|walk|listen) .{2,80}(?:before|first|earlier|sooner)
before (?:i|we|judging|replying|starting|writing|promising|using|answering|buying|ordering|blaming|changing|going|doing|sending|touching|cutting|pouring|closing|opening|loading)
if .{3,80}(?:,| then) ?(?:i|we|ask|check|search|look|stop|call|try|take|the first|it's|it is|that|don't|always|never)
(?:when|once|whenever) .{3,80}(?:,) ?(?:i|we|ask|check|search|look|stop|call|try|take|don't|always|never)
make (?:it )?a habit
habit
(?:idea|proposal|suggestion|suggest|propose|proposed|suggested)
experiment
replace[ds]? .{2,40} (?:by|with)
(?:switch|switched|moving|moved|changed|change) (?:it |that |this |them |the .{2,20} )?(?:to|from|over)
(?:not|don't|do not|stop) (?:to )?(?:trust|assume|promise|put|leave|take|rely|wait|start|begin|answer|talk|explain|do)
`;

/** What is open. */
export const doubts = String.raw`
(?:don't|do not|didn't|did not|doesn't|couldn't|still can't) (?:know|understand|get|see|figure|yet)
not (?:sure|clear|certain|yet clear)
unclear
unsure
wonder(?:ing)?
open question
no idea
what if
whether
why (?:is|are|does|do|did|was|were|would|not|nobody|no one)
who (?:decides|owns|is|should)
question is
curious
puzzl(?:ed|es|ing)
strange(?:ly)?
odd(?:ly)?
suspect
`;

/** That something went another way than thought. */
export const contrasts = String.raw`
but
however
although
though
even though
despite
in spite of
whereas
nevertheless
except
yet
in fact
only to find
not what
too (?:late|early|long|much|many|few|fast|slow|big|small|wordy|high|low|short|quick|quickly)
`;

/** What makes a sentence outside of the list of tasks a next step. */
export const futures = String.raw`
tomorrow
tmrw
tmr
next (?:week|month|mon|tues|wednes|thurs|fri)(?:day)?
next (?:is|up|steps?|:)
(?:i|we|he|she|they|you|who|it)(?:'ll| will| shall) (?!never|always|have|be able)
will (?:call|send|write|ask|check|meet|talk|finish|start|test|try|fix|bring|come|go|do|look|order|review|deliver|show)
(?:i|we|i'm|we're|am|are|also) (?:going|plan|planning|planned|need|want|hope|have|intend) to
(?:plan|need) to
(?:todo|to do|to-do):
(?:by|on|until|before|due) (?:mon|tues|wednes|thurs|fri|satur|sun)day
later (?:this week|today)
scheduled
(?:this|end of the|rest of the) week
follow[- ]?up
`;

/** How many, without saying it: what advice may turn into a number. */
export const looseAmounts = String.raw`
(?:several|many|a lot of|lots of|lot of|a few|few|some|various|a couple of|multiple|numerous|plenty of|a bunch of|loads of|tons of|most|more) (?:\w+ )?(\w{3,})
`;

/** Words that a sentence shortens with a full stop. */
export const abbreviations = `mr mrs ms dr prof st no nr e.g i.e eg ie vs approx ca incl max min resp fig dept est tel ext etc inc ltd co p`;

/**
 * Which letter follows which in English words and the names that stand among them. A pair that is missing is rare: a word made
 * of such pairs was hit on the keyboard, not written.
 */
export const letterPairs = `
a:abcdfgiklmnprstuvwy b:abcdegijlmnoprstuy c:acehiklorstuy d:abcdefghijlmnoprstuvwy e:abcdefghilmnopqrstuvwxy f:aefilorstuy g:abcefghilmnoprstuyz h:adeilmnoprstuy i:abcdefgklmnoprstvxz j:acdeiknopstuvw k:abcdefghilnoprstuwy l:abcdefiklmopstuvy m:abdeilmnopstuy
n:acdefghiklmnoprstuvy o:abcdefgiklmnoprstuvwxy p:adeghilmoprstuy q:ilrsu r:abcdefgiklmnoprstuvwy s:acdefhiklmnoprstuvwy t:acdefhilmoprstuwy u:abcdefgilmnoprst v:aeiosu w:abcdeghilnoprsty x:acdefghijlmoprsty y:abcdefgiklmnoprstuwyz z:acdehilmnosuwyz
`;
