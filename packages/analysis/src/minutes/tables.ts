/*
 * What the minutes recognise, in lower case. Phrases are regular expressions: English between word boundaries, Chinese anywhere.
 */

/** That something is decided. */
export const decided = {
  en: String.raw`
(?:we|it)(?:'ve| have| is|'s)? (?:decided|agreed|settled)|(?:that's|that is|this is|is|all) (?:settled|decided|final|agreed|a deal)|agreed(?: by all)?|decided|deal|done
(?:then|so|okay|ok|fine|good|great|right|all right|lovely|yes)\b[^.!?]{0,24}\b(?:we|let's)\b
we(?:'ll| will)? (?:do|keep|take|skip|start|stop|use|buy|drop|cut|close|open|move|switch|go with|measure|release|give|hire|cancel|postpone|choose|stay|stick)\b
(?:we|i) (?:don't|won't) (?:spray|give|buy|do|change|open|sell|use|hire|go)\b
from (?:now|today|tomorrow|monday|tuesday|wednesday|thursday|friday|next \w+|then) on
let's (?:do|go with|take|use|keep|start|stop|drop)\b(?!.{0,20}next time)
(?:then|so|instead|and) \b[\w ]{2,40}\b(?:is|are|start|starts|end|ends|go|goes|reads?|comes?|at) 
that way|everyone:|is enough\. so|nobody .{3,60}(?:before|until|without)
`,
  zh: `
[就都]这么(?:定|办|做)|就这样(?!的|做人)|(?:说|约|那就|就)?定了|定死|敲定|拍板|决定(?!不了|没)|一致同意|都同意|成交|不改了|都这样
那(?:就|么|好)?(?!个|边|时|里|里|份|种|天|些)[^。？?]{2,24}(?!吗|呢|？)
^(?:好|行|对|也是|好的|行吧|太好了|可以|好主意|同意)[,，。][^。?？]{2,30}
(?:以后|今后|从[^。,，]{1,8}起|从现在起)[^。?？]{2,24}
(?<![打做买换上])(?:不|先)(?:参加|打分|打药|做|买|换|上)[^。?？]{0,10}(?:了|[,，。]|$)
先做|改(?:到|成|为)|留到|停业
`,
};

/** It is an idea, a doubt, a joke or a question: nothing is decided. */
export const undecided = {
  en: String.raw`
maybe|perhaps|could|might|would|should|what about|how about|shall we|suggest|i'd|wonder|if|who knows|some ?day|next time|let me think|leave that|i think about|not now
last (?:year|month|week|time)|remember|already|used to|never agree|as we agreed|no way|never\b
wait|nice|would be|(?:\w+n't|not|nobody|never) (?:\w+ )?(?:decided|agreed|settled)|at most|ask(?:s)? for|we need|we may|who (?:prints|would|will)|i(?:'ve| have) asked|let's look back
`,
  zh: `
也许|可能|要不要|要不|要是|如果|是不是|怎么样|吗[?？。]?$|呢[?？。]?$|[?？]$|说不定|干脆|建议|我想(?!知道)|想想|再说|下次|哪天|宁愿|最好|应该
去年|上个?月|上周|当时|记得|已经|过了|催过|写过|从来|不可能|先不(?:动|弄)|等等|还想|该请|今年没预算|再看看|都行
`,
};

/** The speaker takes it on. */
export const iTakeIt = {
  en: String.raw`
i'll(?! (?:move into|be|hide|see|think|love|miss|never)\b)|i will(?! (?:be|never|think)\b)|i can (?:take|do) (?:that|it|this)|i(?:'m| am) (?:on it|going to)|leave (?:it|that) to me|let me (?:do|take|call|write|check|handle|ask|send)
i take (?:the|it|that|care)|i don't mind, i'll|count me in|i've got (?:it|that)|consider it done
`,
  zh: `
我来(?!电|讲一?个笑话)|交给我|我负责|包在我身上|我去(?!年|过)|我(?:明天|后天|今天|今晚|下午|上午|中午|每天|这周|周[一二三四五六日]|下周|月底|尽快|马上|先)[^。?？]{0,24}
我(?:给|把|再|跟|问|联系|打|写|发|订|印|改|画|带|借|测|查|安排|准备|整理)(?!们)[^。?？]{1,24}|我可以[,，]|[^我]{2,8}有[,，]周[^。]{1,10}来
`,
};

/** It only sounds as if the speaker took it on. */
export const iDoNot = {
  en: `
if|i'd|would|could|i've (?:asked|written|sent|called)|before breakfast|someone|somebody|who|haven't|priest|rewrite everything
`,
  zh: `
如果|要是|再坏|过了|过信|过两次|没(?:评审|做|写|来)|早饭前|想想|我想|我还想|不动|现场唱|就躲|搬进去|最好|宁愿
`,
};

/** Someone is asked to do it. */
export const request = {
  en: `
please|could you|would you|can you|will you|i need you to|you(?:'ll| will)|do that|make sure|ring|call|collect|write|send|mail|tell|mark|ask|order|bring|prepare|check
`,
  zh: `
麻烦|请|帮|你(?:去|来|把|给)|(?:之)?前(?:[^。]{0,6})(?:好|完|发|写|给|交)|(?:写|做|改|拆|标|收|印|订|发|查|问|催|打|告诉|画|准备|联系|整理)[^。]{0,12}(?:一下|一声|好|到|齐|给|电话)?
`,
};

/** The one who is asked says no. */
export const refusal = {
  en: "(?:no|sorry|i can't|can't|not me|i don't have time|impossible)",
  zh: '(?:不行|没空|抱歉|我不(?:行|想|会)|做不了|来不及)',
};

/** What follows a question that stays open. */
export const notAnswered = {
  en: "(?:i|we) (?:don't|do not) know|not sure|no idea|good question|(?:i|we)(?:'ll| will) (?:have to |need to )?(?:find out|check|ask|see)|have to ask|let's (?:see|come back|leave)|(?:next|another) time|depends|nobody knows|to be (?:seen|decided)|open question|can't say",
  zh: '不知道|不清楚|不确定|说不准|还没(?:定|想好|消息)|再(?:看|说|问|想)|得(?:问|查|看)|回头|下次|好问题|看情况|要问|没人知道|先放',
};

/** What someone has done since the last stand-up. */
export const done = {
  en: `
(?:i|we)(?:'ve| have)? (?:just |already |also )?(?:finished|completed|fixed|shipped|merged|deployed|closed|sent|wrote|written|built|tested|reviewed|cleaned|repaired|delivered|released|updated|set up|sorted|made|moved|painted|called|talked to|met|worked on|helped|added|solved|did|got|ordered|printed|checked)
yesterday (?:i|we)|(?:i|we) .{0,40} yesterday|(?:is|are|it's|that's) (?:done|finished|ready|live|fixed|merged|through)
`,
  zh: `
昨天|完成了|做完|写完|修好|改好|搞定|上线了|发布了|提交了|处理完|已经[^。]{1,14}(?:了|好|完)|[改修写测装画订发弄排印]好了
`,
};

/** It is not done, whatever the sentence holds else. */
export const notDone = {
  en: `
(?:has|have|is|are|was|were|did)(?:n't| not)|not yet|no one|nobody|never|if|should have
`,
  zh: `
还没|没有|没(?:做|写|修|改|完|来)|如果|要是|去年|上个?月
`,
};

/** What someone does next. */
export const next = {
  en: `
(?:i|we)(?:'ll| will|'m going to| am going to| are going to|'re going to| plan to| want to finish| continue| go on)
(?:today|next|tomorrow|this (?:morning|afternoon|week)),? (?:i|we|it's)|(?:i|we)(?:'m| am|'re| are) (?:starting|working|finishing|writing|testing|going on)|(?:up next|next up)
`,
  zh: `
今天(?:我|要|继续|准备|先|接着)|接下来|下一步|打算|准备(?:做|把|写|开始|上)|我(?:要|会|继续|接着)|明天(?:我|要|继续)|继续(?:做|写|改|跟)
`,
};

/** What is in the way and needs no “until”, as one says it at a stand-up. */
export const inTheWay = {
  en: `
(?:i|we)(?:'m| am|'re| are)? (?:blocked|stuck|waiting|held up)|(?:need|needs|missing|lack|lacking) (?:access|a decision|an answer|approval|help|the key|a key|someone)|blocker|(?:can't|cannot|could not|couldn't) (?:go on|continue|start|test|finish|reach|get)|no answer
`,
  zh: `
卡(?:在|住|着)|等(?:着)?[^。,，]{1,12}(?:回复|批|确认|权限|答复|签字|拍板)|没(?:有)?(?:权限|回复|答复)|做不了|进行不下去|需要(?:有人|谁)?(?:帮忙|支持|权限|拍板)|阻塞|被[^。]{1,10}(?:耽误|卡)
`,
};

/** It is in the way no longer. */
export const overcome = {
  en: `
(?:isn't|not|no longer|wasn't) (?:a blocker|blocked|stuck|waiting)|nothing (?:blocks|is blocking)|no blockers?|solved|fixed
`,
  zh: `
没(?:有)?(?:什么)?(?:阻塞|卡点)|不再卡|解决了|批下来了|好了
`,
};

/** What someone was glad of. */
export const wentWell = {
  en: `
went (?:really |very |quite |so )?(?:well|smoothly|fine)|worked (?:really |very |so )?(?:well|out)|(?:was|were|is|are|felt) (?:really |very |so )?(?:good|great|lovely|helpful|smooth|nice|calm|quick|easy|a success)|(?:i|we) (?:really )?(?:liked|loved|enjoyed)|(?:glad|happy|proud|pleased)|faster than|better than|on time|well done|thank(?:s| you)
`,
  zh: `
做得(?:很|不错|好)|很(?:好|顺|棒|快|稳)|不错|顺利|满意|高兴|开心|喜欢|成功|顺畅|感谢|谢谢|值得(?!注意)|进步|比(?:上次|以前|之前)[^。]{0,8}(?:好|快|稳|顺)|按时|准时
`,
};
export const notWell = {
  en: `
not|n't|never|would be|could be|would have|could have|should|hardly|nor|if|next time
`,
  zh: `
不(?:太|是很|顺|满意|高兴|够|好)|没(?:做好|那么)|应该|希望|如果|要是|可以更|下次
`,
};

/** What someone was not glad of. */
export const wentBadly = {
  en: `
(?:didn't|did not|doesn't) (?:go|work|help|come|arrive|know|tell|talk)|went wrong|problems?|too (?:long|many|much|late|slow|little|few|loud|early)|(?:was|were|is|are|came|felt) (?:really |very |so |too )?(?:slow|late|bad|unclear|confus\\w+|chaotic|rushed|tiring|hard|broken|frustrating|annoying|missing)|missed|forgot|forgotten|broke|failed|delayed|waited|lost|stress\\w*|frustrat\\w+|no one knew|nobody knew
`,
  zh: `
不顺|没做好|没说清|问题(?!不大|解决了)|太(?:慢|晚|多|长|赶|乱|少|吵)|拖(?:了|到|延|太)|延误|晚了|迟了|混乱|不清楚|忘了|错过|失败|压力|返工|出错|漏了|白等|等了(?:太|很|好)?久|没人知道|手忙脚乱
`,
};
export const notBad = {
  en: `
no problems?|not a problem|not (?:bad|too|late|lost)|without (?:a |any )?(?:problems?|trouble)|wasn't|weren't
`,
  zh: `
没(?:有|什么)?问题|不(?:晚|错|算)|没(?:晚|漏|出错|拖)
`,
};

/** What one says of the other's work. */
export const feedback = {
  en: `
feedback|you (?:did|handled|helped|explained|were|have been|could|should|tend to|really)|(?:well done|good job|great job|nice work|proud of you)|thank(?:s| you)|appreciate\\w*|i'd like you to|i wish you
`,
  zh: `
反馈|你(?:做得|处理|讲得|可以(?:再|更|试)|最近|这(?:次|个月|段时间)|帮了)|做得(?:很|不错|好)|干得|感谢|谢谢你|希望你|辛苦你
`,
};

/** What a customer wants. */
export const needs = {
  en: `
(?:we|i)(?:'d| would)? (?:really |just )?(?:need|want|like to|expect|prefer|miss|wish)|(?:it|that) (?:would|has to|must) (?:help|be|have|work|come)|(?:is|are) (?:important|essential|a must)|looking for|must (?:have|be|come)|(?:can|could) (?:it|you|we) (?:also )?(?:have|get|show|send|print|deliver)
`,
  zh: `
(?:我们|我|客户)?(?:需要|想要|希望|要求|期望)|最好(?:能|有|是)|能不能|可不可以|缺(?:一个|少|的是)|必须|关键是|看重
`,
};
