/*
 * What people write in English of their own work that shows a habit, in lower case. A line begins with the writer: "I" or no
 * subject at all, as notes do. Phrases are regular expressions, one a line.
 */

/** The writer, who may be left out where a sentence begins. */
const I = String.raw`(?:^(?:(?:also|then|today|again|later|finally|so|and) )?|\bi(?:'ve| have|'d| had)? (?:(?:also|then|again|just|first|even|finally) )?)`;
const AGAIN = '(?:again|once more|twice|a second time)';

export const helpful = String.raw`
${I}(?:helped|assisted|supported) (?!me\b|us\b|by\b)\w+
${I}(?:showed|taught|explained|introduced) .{1,60}\b(?:how|to (?:the|a|an|our|two|three)|to \w+$|to \w+ (?:again|twice|and))
${I}(?:took over|covered|filled in for|stood in for|stepped in for) .{1,40}
${I}gave \w+ a hand|${I}sat down with|${I}lent \w+|${I}walked \w+ through|${I}answered .{1,30}questions?
`;
export const notHelpful = String.raw`
${I}(?:had|have|found) no time (?:to help|for \w+'s)|${I}(?:sent|turned) (?:\w+ ){1,4}away
${I}(?:didn't|did not) (?:answer|help|reply to|show|explain)|${I}told \w+ to (?:work|figure|sort|manage|do|find) .{0,12}(?:out|on|by|it)
${I}left \w+ (?:alone|on (?:his|her|their) own)
`;

export const careful = String.raw`
${I}(?:double-?checked|re-?checked|cross-?checked|proofread|verified)
${I}(?:checked|measured|counted|weighed|read|tested|went through|looked through) (?:.{1,50} )?${AGAIN}
${I}(?:checked|measured|tested|compared|looked at|read) .{1,50}\bbefore (?:i\b|\w+ing\b|it (?:went|left))
${I}(?:went (?:through|over)|read|checked) .{1,40}(?:line by line|one by one|word by word|item by item)
`;
export const notCareful = String.raw`
(?:${I}|^)(?:sent|signed|cut|shipped|ordered|posted|published|merged|deployed|started|gave|wrote|closed|drilled|answered|paid|sold|packed) .{1,50}without (?:\w+ )?(?:reading|measuring|checking|looking|testing|asking|counting|weighing)
${I}(?:didn't|did not|forgot to|failed to) (?:check|measure|test|verify|count|compare|weigh|proofread)
${I}(?:was )?in a (?:hurry|rush)\b.{0,20}\b(?:skipped|forgot|missed|didn't)|${I}skipped the (?:test|check|tests|review)
${I}(?:overlooked|misread|miscounted|mislabell?ed)
`;

export const persistent = String.raw`
on the (?:third|fourth|fifth|sixth|seventh|tenth|nth) (?:try|attempt|go)
${I}(?:kept (?:looking|trying|searching|going|at it|on)|stuck with|didn't give up|did not give up|started over|tried (?:again|another|a different|once more))
^after (?:two|three|four|five|six|several|many|\d+) (?:days|hours|tries|attempts|weeks|evenings)\b.{1,60}\b(?:found|works?|worked|holds?|held|runs?|ran|done|solved|fixed|closed)
`;
export const notPersistent = String.raw`
${I}gave up (?:on|after|trying|looking)|${I}(?:dropped the idea|abandoned)|${I}left .{1,30} as (?:it is|it was|they are)|${I}put .{1,40} aside, i
(?:^|, |\bi have |\bi had )(?:no|lost all|lost) patience|\bi've had enough of|\bi had enough of
`;

export const organised = String.raw`
${I}(?:made|wrote|drew up|set up|put together|started) (?:a|an|the|my|our) (?:\w+ )?(?:list|plan|checklist|timetable|schedule|rota)
${I}(?:laid out|prepared|packed|got ready) .{1,40}\b(?:evening|day|night) before
${I}(?:blocked|reserved|set aside|kept free) (?:an|one|two|half an|the first) (?:\w+ )?(?:hours?|mornings?|afternoons?)
${I}(?:sorted|ordered|ranked|prioriti[sz]ed) .{1,40}\bby (?:what|due|date|deadline|priority|urgency|how)
`;
export const notOrganised = String.raw`
${I}(?:put off|postponed) .{1,40}\b(?:again|second time|third time|fourth time)|${I}(?:double-booked|lost track)
${I}forgot (?:about )?(?:the|my|our|an) (?:appointment|meeting|deadline|date|call|visit)|${I}missed (?:the|my|a|our) (?:deadline|appointment)
${I}(?:couldn't|could not|can't) find (?:my|our) (?:notes|list|papers|key|keys|plan)
`;

export const curious = String.raw`
${I}(?:read up on|looked up|looked into|read about|researched|experimented with|tried out|wondered (?:why|how|what|whether))
${I}wanted to (?:know|understand|find out) (?:why|how|what|where|whether)|${I}took .{1,40} apart to see
${I}asked .{1,25}\b(?:why|how|what|whether|where|which)\b
`;
export const notCurious = String.raw`
${I}(?:didn't|did not|never) (?:ask|look into|look up|wonder|find out) (?:what|why|how|whether|it)|${I}did it as (?:we|i) always|\bas we always do, no idea why
`;

/** The writer means to do something another way, or to try or learn something. */
export const wishes = String.raw`
^(?:the )?next time (?:i|we)|\bi(?:'ll| will) .{1,40}next time
^from now on|\bi(?:'ll| will) .{1,40}from now on
(?:^|[,;] |\band |\bbut |\bso )i (?:should|ought to)(?! have)|\bi(?:'d| would) like to (?:try|learn|read|see|start|get better)|\bi want to (?:try|learn|read|start|stop|get better|understand|practi[sc]e)
^(?:must|need to) remember to|\bi(?:'ll| will) begin with (?:that|this)
`;
