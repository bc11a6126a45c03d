/*
 * What the rubric recognises in English. Words are listed in lower case and in their simplest form; `words.ts` compares stems,
 * so that "customers", "planned" and "planning" are found under "customer" and "plan". Phrases are regular expressions
 * between word boundaries, one a line.
 */

/** Words that carry a sentence and say nothing by themselves. */
export const functionWords = `
a about above across actually after afternoon again against ago all almost along already also although always am among an and another
any anyone anything anyway are aren around as at away back basically bc be because been before behind being below beneath beside
between beyond bit both but by can cannot cause could couldn d day did didn do does doesn doing dr don done down during each early
eg either else enough etc even every everybody everyone everything except few first for from further had hadn has hasn have
haven having he hence her here herself him himself his how however i ie if in instead into is isn it its itself just kind last
late later least less let like ll lot m may maybe me might mine month more morning most mr mrs ms much must my myself near need neither
never next night no nobody none noon nor not nothing now of off often ok okay on once one only onto or other otherwise ought our
ourselves out over own per perhaps prof quite rather re really s same second shall she should shouldn simply since so some somebody
someone something sometimes soon sort still such t than that the their them themselves then there therefore these they third
this those though through throughout thus till time to today together tomorrow tonight tonite too toward twice under unless
unlike until up upon us usually ve very via vs was wasn we week were weren what whatever when whenever where whether which while
who whom whose why will with within without won would wouldn year yes yesterday yet you your
`;

/** Words of any working day: they fill a sentence, and a reader learns little from them. */
export const vagueWords = `
able accessible accomplish accordingly achieve act acted acting action active adapt add added adding address adjust admin agile agree ahead
aim aimed aiming align aligned amazing announce answer appear appreciate approach april area ask asked asking aspect attitude august
awesome bad base basic basis beautiful become began begin begun believe benefit best better big bigger biggest bless boring boss build
built busier business busy call calm came care careful caring carry case catch celebrate challenge champion change check chose clarify
clean clear clearer client close closer code collaborate colleague come coming commit commitment common communicate company complete
complex comprehensive computer concern condition confident connect consider constructive contact content continue contribute conversation correspondence
cool country cover coworker create critical crucial culture current customer daily data data-driven deal december decide dedicated deep
deeper definitely deliver department describe detail develop different difficult digital direction discipline discuss document
documentation draft dream drive due earlier easier easy effect effective efficient effort eight eleven email embrace emotion employee
empower enable encourage end end-to-end ended ending energy engage engagement enhance enjoy ensure enthusiasm enthusiastic entire
environment especially essential evaluate exactly excellence excellent excited execute expect experience explain explore extra fact fail
failure fair family fantastic far fast faster feature february feedback feel felt fight figure fill final find fine finish five fix fixed
fixing flow focus folk follow followed forward foster found four free fresh friday friend front full fuller fun further furthermore future
gain gave general get gift give given giving glad go goal goes going gone good got grateful gratitude great greater grew group grow growth
guess guy half hand handle happen happier happy hard harder hear heard heart held help high higher highest highlight hindsight hold
holistic honest hope hoped hoping hour human hundred idea identify imagine impact implement importance important improve include incredible
individual info inform initiative innovate innovative input insight insightful inspire integrate interest internal involve issue item
january job join journey july june keep kept key knew know knowledge known lead leader learn leave led left lesson level leverage life line
list listen little live lived living logic long longer longest look lose losing lost love loved low lower luck made mail main maintain
major make making manage manager many mark market matter mean meaningful meant meet member mention message met methodology mind mindset
minor minus minute miss missed misunderstanding mode moment momentum monday mood moreover motivate move moved moving multifaceted mutual
name named natural new newer nice nicer nine normal notable note noted notice november number objective obstacle obvious october offer
office old older ongoing online open opinion opportunity option order organise organization outcome outstanding overall overarching
overcome owned ownership paid pain paradigm part pass passionate past path patience pay paying peace people perfect performance permit
person perspective phase phone piece place plan play please point positive possible potential power practice prepare presentation pressure
pretty prevent previous pride prioritise priority proactive probably problem process product productive professional progress project
promise promising proper proud purpose put quality question quick quicker quiet ran reach realise realize reason refine refuse relate
reliable remain remember remind replied reply report request research resilient resolve respect response responsibility rest result return
review rewarding right roadmap role room routine run running safer said sat satisfaction saturday saw say saying scalability scalable
schedule school see seek seem seen send sense sent september serious serve service session set setting seven several share shine short
shorter show side similar simple simpler site situation six skill sleep slow slower small smaller smile smooth software solution solve
sooner sorry special spend spent spirit spoke spoken staff stakeholder standard start state status stay step stick stop strategic strategy
streamline strength stress stretch strive strong stronger structure structured stuff style success suggest summary sunday super supplier support
sure surprise sync synergy system take takeaway taken taking talk target task teach team teamwork tell temporary ten term test thank theory
thing think thought three thursday ticket tired told took tool topic total track training transparency treat tried tries trouble true trust
try trying tuesday turn twelve two type typed ultimately understand unfortunately unique update urgent use used useful user using valuable
value various version vibe vision wait want way wednesday weekend well went whole wide wider win wonder word work world worried worry worst
worth write written wrong wrote young younger zero
`;

/** Nouns with which a number says nothing. */
export const emptyNouns = `
thing stuff item task work job time way bit lot point part piece issue topic activity matter aspect area day one other more
`;

/** What people rate of themselves: the number behind it says nothing of the day. */
export const selfRatings = `energy mood spirit motivation`;

/** Behind these, "with" names what is used. */
export const materialVerbs = `cover fill wrap mix clean wash rub seal tape pack line feed replace`;

/** Words for a number, from two. */
export const numberWords = `
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
thirty forty fifty sixty seventy eighty ninety dozen hundred thousand million half twice both
`;

/** Behind a number: what follows is not what it counts, as in "the two and keeping". */
export const joiningWords = `and or but is are was were`;

/** Names of days and months. */
export const calendarWords = `
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
november december
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
(?:before|at|until|around|by|after|over) (?:noon|lunch|midnight|breakfast|dinner|closing|opening)
at handover
q[1-4]
(?:end|start|beginning|middle) of (?:the |this |next )?(?:day|week|month|quarter|year)
(?:until|till|at|around|since) \d{1,2}(?! ?[\da-z%€$£°/:]|[.,]\d)
between \d{1,2} and \d{1,2}(?! ?[\da-z%€$£°/:]|[.,]\d)
(?:this|tomorrow|yesterday) (?:morning|afternoon|evening)
(?:in|since|from|until|by|of|last|next|early|late|mid) (?:march|may)
(?:this|next|last) (?:week|month|weekend)
(?:at|after|on|over|before|by|until) the weekend
(?:night|early|late|morning|evening) shift
tonight
overnight
`;

/** Words before the name of a person or a thing. */
export const beforeNames = `with told ask asked called met mr mrs ms miss dr prof from thanks showed paired tell call meet ping pinged ask thank`;

/** Verbs that at the head of a sentence stand behind a name: other nouns have "the", "a" or "our" before them. */
export const nameVerbs = `
wants said says told asked explained showed thinks took came called drove sent brought helped got gave wrote found made
mailed promised confirmed agreed suggested noticed fixed joined left went reported ordered signed knows reviewed reviews
`;

/** Why something is so. */
export const causes = String.raw`
because
bc
cos
cuz
since(?! (?:then|last|yesterday|this|the (?:start|beginning|deploy|release|morning)|\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))
as (?:i|we|it|they|he|she|there|nobody|no one|everyone|most|some|two|three|both|all|her|his|our|their)(?! \w+ (?:as|usual))
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
(?:reason|cause|why):
suspect(?:s|ed)? (?:it|that|the|a|an)
(?:think|guess|believe|probably|presumably|likely) (?:it|that|this) (?:was|is)
(?<=, )so (?!far|on|much|many|called)\w+
which (?:made|broke|left|blocked|caused|meant|cost|stopped|delayed)
(?:came|comes) down to
the (?:fault|culprit|bug|error) (?:is|was)
blame[ds]? (?:on|it)
why it
the point is
the trouble (?:is|was)
the problem (?:is|was)
the difference (?:is|was)
in order to
so as (?:not )?to
what happened (?:is|was)
(?:it|that|this) (?:was|is) (?:not|n't) .{3,60} but
otherwise
(?:most|half|all|part) of (?:it|that|them|these|the (?:\w+ ){1,2})(?:is|was|are|were|comes?|came)
what (?:decided|caused|broke|stopped|delayed|slowed) (?:it|us|that|them|the)
`;

/** What the writer has understood. */
export const insights = String.raw`
(?:i|we|have|had|having)(?:'ve)? (?:have |just |finally |also |really |only |now |only now )?(?:learn(?:ed|t)|realis?ed|realized|noticed|understood|discovered|found out|figured out|underestimated|overestimated|misjudged|misread|forgot|overlooked|missed|assumed|believed|ignored|took .{2,30} for granted)
(?:i|we) (?:now )?(?:realise|realize|notice|understand|see now|see why|know now|now know)
(?:i|we)(?:'d| had)? (?:always |just |simply |only |had |have |honestly |first |at first |wrongly )?(?:thought|expected|assumed|believed|supposed|blamed|treated|argued|suspected|imagined)
(?:i|we) used to
(?:i|we) (?:always|usually|tend to|often|never) 
(?:so far|until now|till now|up to now),? (?:i|we)
(?:always|every time|each time) (?:when|it|we|i|they|she|he|the)
the (?:more|less|longer|faster|earlier|later|better) .{3,40} the (?:more|less|longer|faster|earlier|later|better|worse)
(?:i|we) (?:was|were|had been) (?:wrong|surprised|ashamed|afraid|against|too|sure|convinced|certain|so|looking|embarrassed|worried|annoyed|relieved|nervous|frustrated|tempted|impressed|touched|sad|angry|scared)
(?:surprised|struck|amazed|shocked|annoyed|bothered|moved|touched|impressed|puzzled|taught|reminded|convinced) (?:me|us)
what (?:surprised|struck|helped|worked|i take|i took|i learn|i'd|went|made|i find|i found|i noticed|i like|changed|was|is|didn|i did)
(?:i|we) (?:really |still |also |now )?(?:think|believe)
turn(?:s|ed) out
(?:saved|rescued) (?:me|us|it|the day)
(?:cost|costs|took|takes|mattered|matters|hurt|hurts) (?:\w+ )?more than
(?:the|my|a|one|main) lesson
lessons? (?:learned|learnt|for me|is|was|from)
lessons?:
takeaways?
learn(?:ing|ed|t)
insight
in hindsight
looking back
on reflection
it (?:struck|dawned|hit|occurred|showed|shows|taught|made me)
opened my eyes
(?:showed|shows|taught|proved|proves) (?:me|us|that|how|why)
(?<=, )not (?:with|from|by|on|in|at|for|the|a|an|my|our|because|how|what|who|of|as|after|before)
(?:i|we)(?:'d| had) (?:always|never|only|so far) \w+
apparently
my (?:own )?(?:mistake|fault|error|assumption|bias|guess|bad|theory|feeling)
(?:our|my) own (?:process|fault|mistake|doing)
(?:the|an?) (?:easier|harder|better|worse|real|actual|true) (?:one|way|question|problem|issue|reason)
(?:it|this|that|he|she|they|which) (?:is|was|were|are) (?:not|never|n't|less|more) (?:\w+ ){0,6}(?:but|than)
more (?:than|about) .{3,40} than
harder than
easier than
faster than i
(?:i'm|i am|we are|we're) (?:glad|afraid|surprised|worried|uneasy|torn|convinced|sure) 
helps? (?:most|more|me|a lot)
makes? (?:more )?sense
(?:better|worse|easier|harder|faster|slower|more|less) (?:when|if|without|once)
only (?:when|after|works|if)
as soon as
whenever
(?:it|that) (?:feels|felt|means|meant|depends|matters|mattered|took me)
`;

/** What the writer will do differently. */
export const changes = `
next time
from now on
in (?:the )?future
going forward
(?:should|could|would|ought to|might)(?:'ve| have)(?:n't)?
(?:should|shouldn't|must) (?:first|always|never|rather|not|i|we|ask|check|look|start|write|test|measure|stop|make|keep|use|do|go)
should be (?!fine|ok|okay|enough|able|there|done|ready|at|in|here|back|possible)
differently
another way
the other way
better (?:to|if|not|ask|off)
(?:i|we)(?:'ll| will| want to| would| would like to|'d like to|'d) (?:now |then |always |also |rather |first |not |never |no longer |at least )?(?:try|ask|check|start|stop|test|measure|look|compute|write|use|make|keep|call|put|do|go|read|bring|have|say|leave|wait|count|let|plan|take|give|show)
(?:let's|let us)
(?<=^|[.,:;] )lets
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
(?:switch|switching|change) (?:it |that |this |them |the .{2,20} )?(?:to|over)
(?:not|don't|do not|stop) (?:to )?(?:trust|assume|promise|put|leave|take|rely|wait|start|begin|answer|talk|explain|do)
`;

/** What is open. */
export const doubts = `
(?:don't|do not|didn't|did not|doesn't|couldn't|still can't) (?:know|understand|get|see|figure|yet)
not (?:sure|clear|certain|yet clear)
unclear
unsure
wonder(?:s|ed|ing)?
open question
no idea
what if
whether
why (?:is|are|does|do|did|was|were|would|not|nobody|no one)
(?<!, )who (?:decides|owns|is|should)
couldn't (?:say|tell|answer|explain)
(?:hard|difficult) to (?:say|tell)
question is
curious
puzzl(?:ed|es|ing)
strange(?:ly)?
odd(?:ly)?
suspect(?:s|ed)?
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
(?:and|,) yet
in fact
only to find
not what
unexpected(?:ly)?
surprisingly
supposed to
(?:was|were) meant to
ended up
in the end
still (?:not|no|failed|fails|red|broken|open|missing|wrong|the same)
actually
instead
rather than
not (?:every )?\d
(?:system|plan|list|label|sheet|schedule|order|note|manual|contract|invoice|forecast|estimate) (?:said|says|showed|shows)
should have been
(?:up|down) from
(?:longer|later|earlier|more|less|fewer|slower|faster) than (?:(?:i|we|they)(?:'d| had)? )?(?:planned|expected|usual|agreed|promised|thought)
too (?:late|early|long|much|many|few|fast|slow|big|small|wordy|high|low|short|quick|quickly|loud|dark|bright|heavy|light|far|close|hard|expensive|cold|hot|narrow|wide|tight|loose)
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
(?:i|we|i'm|we're|am|are|also|still) (?:going|plan|planning|planned|need|want|hope|have|intend) to
(?:plan|need) to
(?:todo|to do|to-do):
(?:by|on|until|before|due) (?:mon|tues|wednes|thurs|fri|satur|sun)day
later (?:this week|today)
scheduled
(?:booked|rebooked|postponed|moved|set|planned|expected|due|agreed|back|arrives?|comes?|starts?) (?:in |back )?(?:for|to|on|until|by) (?:mon|tues|wednes|thurs|fri|satur|sun|next|the \d|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]*)
(?:end of the|rest of the) week
(?:by|before|until) (?:the )?\d{1,2}(?:st|nd|rd|th)
follow[- ]?up
`;

/** That something happened to someone; besides these, words in -ed. */
export const happenedWords = `
i we me us my our myself ourselves today yesterday tonight
was were wasn weren had hadn did didn went came got took made told said found gave left ran sold sent brought lost kept broke began held
knew thought saw put stood drove rang wrote met paid felt fell cut set read won built spent caught bought done gone hung wore shook
swept spoke ate drank slept woke threw drew chose froze stuck hit let shut sat lay led fed hurt
`;

/** A year, a century, the world: what is so at all times. */
export const ofAllTimes = String.raw`\b(?:in|since|by|until|from|of|around|before|after) (?:1[4-9]\d\d|20[0-4]\d)\b(?! ?[\p{L}\d%€:.])|\b(?:century|centuries|worldwide)\b`;

/** How many, without saying it: what advice may turn into a number. */
export const looseAmounts = String.raw`
(?:several|many|a lot of|lots of|lot of|a few|few|some|various|a couple of|multiple|numerous|plenty of|a bunch of|loads of|tons of|most|more) (?:\w+ )??(\w{2,}s)
`;

/** Words that a sentence shortens with a full stop. */
export const abbreviations = `mr mrs ms dr prof nr e.g i.e eg ie vs approx ca incl resp fig dept est`;

/**
 * Which letter follows which in English words and the names that stand among them. A pair that is missing is rare: a word made
 * of such pairs was hit on the keyboard, not written.
 */
export const letterPairs = `
a:abcdfgiklmnprstuvwy b:abcdegijlmnoprstuy c:acehiklorstuy d:abcdefghijlmnoprstuvwy e:abcdefghilmnopqrstuvwxy f:aefilorstuy g:abcefghilmnoprstuyz h:adeilmnoprstuy i:abcdefgklmnoprstvxz j:acdeiknopstuvw k:abcdefghilnoprstuwy l:abcdefiklmopstuvy m:abdeilmnopstuy
n:acdefghiklmnoprstuvy o:abcdefgiklmnoprstuvwxy p:adeghilmoprstuy q:ilrsu r:abcdefgiklmnoprstuvwy s:acdefhiklmnoprstuvwy t:acdefhilmoprstuwy u:abcdefgilmnoprst v:aeiosu w:abcdeghilnoprsty x:acdefghijlmoprsty y:abcdefgiklmnoprstuwyz z:acdehilmnosuwyz
`;
