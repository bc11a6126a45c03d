/** The writer says in English that there is more work than they, or their team, can do. */
export const load = String.raw`
overtime(?! (?:rule|pay|form|law))|over-?time again
(?:worked|stayed|working|here|on) (?:\w+ ){0,3}?(?:until|till) (?:nine|ten|eleven|twelve|midnight|late|\d{1,2} (?:at night|pm|p\.m\.))
stayed (?:\w+ ){0,2}?(?:hours?|late|longer)
(?:double|extra|second) shifts?
work of (?:two|three|four|five|six|several)
snowed under|swamped|drowning in|up to my (?:neck|ears)|buried (?:in|under)|overloaded|overworked|stretched (?:too )?thin
(?:can't|can ?not|couldn't|could not|unable to|barely|hardly) keep (?:up|pace)
(?:skipped|missed|no|without) (?:my )?(?:lunch|break|breaks|dinner)(?! (?:room|box))
(?:far |much |way )?too (?:many|much) (?:\w+ )?(?:for (?:one|two|me|us)|at once|to do|work|on my (?:plate|list|desk))
(?:more|on my list) (?:\w+ ){0,4}?than (?:i|we) can
short-?(?:staffed|handed)|under-?staffed|too few (?:of us|people|hands)|one (?:man|woman|person|nurse|driver) (?:short|down)
no (?:time|minute) to breathe|working (?:the|all) weekend
`;

/** It is over, or about rules. */
export const notLoad = `
no (?:more )?overtime|without overtime|less overtime|used to|last year|not too much|no longer (?:short|swamped)
`;
