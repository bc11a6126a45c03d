/* Words of a question that say nothing about what it is about, beside those of the rubric that carry a sentence. */

export const askingEn = `
advice anybody avoid best better come deal do done experience explain find first get give go good handle happen have help idea keep
know learn like long look make manage many mean need off often out people possible put right say someone soon stop take tell thing try turn use used want way work
`;

export const askingZh = `
不要 东西 为什么 了解 什么 什么时候 介绍 会不会 关于 出现 办 办法 发现 可以 可不可以 各位 合适 告诉 哪 哪个 哪些 哪儿 哪里 多久 多少 大家 好办法 如何
应 应该 应当 怎么 怎么办 怎么样 怎样 情况 想 想知道 懂 时候 是不是 最好 有 有人 有什么 有没有 有效 没有 用 用什么 经验 能不能 要 要不要 觉得 解决 请问 谁
谁知道 遇到 避免 问题 需要 处理 老 总 总是 会 能 好 做 弄 搞 才 先 再 还 就 写 说
`;

/** English words as the British write them, beside what the dictionary has. */
export const spellings = `
aluminium:aluminum armour:armor catalogue:catalog centre:center cheque:check colour:color defence:defense favour:favor fibre:fiber
flavour:flavor grey:gray harbour:harbor honour:honor humour:humor jewellery:jewelry kerb:curb labour:labor licence:license litre:liter
metre:meter mould:mold mouldy:moldy neighbour:neighbor odour:odor plough:plow programme:program pyjamas:pajamas rumour:rumor
storey:story theatre:theater tonne:ton tumour:tumor tyre:tire vapour:vapor
`;

/** Forms of verbs in which no ending tells the verb. */
export const irregular = `
ate:eat bent:bend bit:bite bitten:bite bled:bleed blew:blow blown:blow bought:buy bound:bind broke:break broken:break brought:bring
burnt:burn caught:catch chose:choose chosen:choose drank:drink drawn:draw drew:draw driven:drive drove:drive dug:dig fallen:fall fed:feed
fell:fall felt:feel flew:fly flown:fly forgot:forget forgotten:forget fought:fight froze:freeze frozen:freeze ground:grind grew:grow
grown:grow held:hold hung:hang kept:keep knew:know laid:lay led:lead left:leave lent:lend lost:lose meant:mean met:meet paid:pay
ran:run rang:ring ridden:ride rode:ride sang:sing sank:sink sawn:saw sent:send sewn:sew shaken:shake shook:shake shot:shoot slept:sleep
slid:slide smelt:smell sold:sell spent:spend spoke:speak spoken:speak stole:steal stolen:steal stuck:stick swam:swim swept:sweep
taught:teach threw:throw thrown:throw tore:tear torn:tear woke:wake wore:wear worn:wear wound:wind wove:weave woven:weave written:write
wrote:write
`;
