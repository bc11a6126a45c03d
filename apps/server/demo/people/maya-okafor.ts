import type { DemoPerson } from '../story.ts';

/** Owner and product lead in Lisbon; dry humour. */
export const mayaOkafor: DemoPerson = {
  email: 'maya@clearwater.example',
  name: 'Maya Okafor',
  locale: 'en',
  timezone: 'Europe/Lisbon',
  role: 'owner',
  title: 'Founder, product lead',
  weeks: [
    [
      {
        summary:
          'Told everybody that for three weeks we do offline mode and nothing else. Within an hour I had four requests for something else, one of them from myself. Rode along with Rui in the afternoon: the app lost signal nine times between Graça and Alfama, and he has stopped noticing.',
        learnings:
          'When users stop complaining about a thing, check whether they have simply built a life around it.',
        nextTasks: ['Write the one-page offline promise', 'Say no to the loyalty stamps, kindly'],
      },
      {
        summary:
          'The offline promise fits on a page: whatever a driver taps is never lost, and the planner always knows how old its picture is. Lin Mei struck out “always” and wrote “within two minutes”. She is why our promises survive. Loyalty stamps declined; Senhor Abílio of Frutaria Estrela says he will ask again at Easter.',
        nextTasks: ['Budget for the Hangzhou pilot with Li Na', 'Pick the metric for “lost taps”'],
      },
      {
        summary:
          'Pilot budget with Li Na, who negotiates with me exactly as she does with customers, and wins. Three grocers, one month free, in return for an honest hour each Friday. We count lost taps by comparing crates scanned with stops closed. Today’s figure for Lisbon: 31 of 2,040.',
        learnings: 'Free is cheap if you charge for it in candour.',
        nextTasks: ['Draft the pilot letter, then have Li Na make it polite'],
      },
      {
        summary:
          'Wrote the pilot letter in English. Li Na returned it in Chinese, twice as long, and Zhou Ting translated that back for me: I now inquire after the health of Lao Zhou’s peaches. It stays. Spent the rest of the day on invoices, of which I will say nothing because my mother reads over my shoulder on video calls.',
        nextTasks: ['Send the letter', 'Look at Ben’s first build before Monday'],
      },
      {
        summary:
          'Ben’s first build survives the lift of our office, which has defeated every phone call I ever took in it. The waiting taps appear as a small number on the van icon. I like the number. I do not like that it is red, since nothing is wrong.',
        learnings: 'Colour is a statement about guilt; choose it as carefully as a verb.',
      },
    ],
    [
      {
        summary:
          'The number is grey now and Ben pretends it was always going to be. Qinghe Fresh answered the pilot letter in two hours, Sandun Market in four. Nothing from Lao Zhou, although Li Na says silence from him means that he is thinking about our logo.',
        nextTasks: [
          'Wait for Lao Zhou without writing again',
          'Plan the pilot week hour by hour with Lin Mei',
        ],
      },
      {
        summary:
          'Pilot plan with Lin Mei. She asked what happens if all three grocers hate it. I said we would learn a lot. She said, yes, and by what train do you want to be told? So there is now a stop rule: more than five lost deliveries in a day and they get their paper back the next morning.',
        learnings: 'A stop rule costs nothing while everyone is still cheerful.',
      },
      {
        summary:
          'Lao Zhou has agreed. His condition is that the app calls him “Lao Zhou” and never “user”. Chen Xiao found eleven places where we say “user” to people. I had believed there were none; I wrote the style guide.',
        learnings: 'Ask a colleague to read your style guide against your product at least once a year.',
      },
      {
        summary:
          'Board call. Revenue up 4 % on the month, churn one shop, which closed because the owner turned 81 and wished to go dancing. I defended three weeks without a new feature. The question that hurt: how would a shop notice? I said that drivers would swear less, and promised a figure.',
        learnings: 'Reliability needs a number with a face, or else it loses every budget meeting.',
        nextTasks: ['Ask Aiko to count driver calls about lost taps, from today'],
      },
      {
        summary:
          'Aiko had been counting driver calls since last year, in a notebook with a duck on it. Fourteen a week about lost taps, steady as rent. That is the figure for the board. Went home early because the storm took the internet, which made the afternoon an unplanned test of the offline build; it passed better than I did.',
      },
    ],
    [
      {
        summary:
          'Cut the scope so that we finish this week: no offline editing of addresses, no offline chat. Ben looked relieved about chat and wounded about addresses, for he had already started. I bought him lunch. Tomás ate with us and said four sentences, one about the soup.',
        nextTasks: ['Park the address branch with a note', 'Go through Sofia’s open cases'],
      },
      {
        summary:
          'Six of Sofia’s 31 cases are open and she will not call any of them small. We ranked them by who would phone us. The fish bucket came last, since that phone cannot call. Translated the release note with Zhou Ting; “outbox” has become 待发 and looks better for it.',
        learnings: 'Ranking by who phones at seven in the morning beats any severity scale I have used.',
      },
      {
        summary:
          'Reference call with a would-be customer in Setúbal. They asked if we have drones. We have Rui. I showed them the offline build on a phone in flight mode, in a car park, and they signed for a trial before we had found the exit.',
      },
      {
        summary:
          'Go. Two cases stay open and both have a workaround that a tired person can follow, which was Sofia’s own test of it. I read the list aloud, everybody said yes, and Ben’s build then crashed on the projector. It was the projector. We checked for an hour to be sure.',
        nextTasks: ['Be awake at 01:00 on Monday for the first Hangzhou routes'],
      },
      'missed',
    ],
    [
      {
        summary:
          'Awake at 01:00 with tea, watching dots move in Hangzhou. By 03:00 I understood that watching dots is not a management technique and went back to bed. When I woke, 386 orders were delivered, none lost, and Lin Mei had sent a photo of a rider giving the thumb. Which thumb was unclear: it rained.',
        learnings: 'If the people on site have it in hand, the kindest thing headquarters can do is sleep.',
        nextTasks: ['Thank Li Na and Zhou Ting by name in the Friday note'],
      },
      {
        summary:
          'First pilot complaint: the app says “Good morning” to riders who begin at 03:40, and one of them took it as sarcasm. Greeting removed. Otherwise a quiet day, so I went through the pricing page for the first time in a year and could not explain it to myself.',
      },
      {
        summary:
          'Lao Zhou’s Friday hour took place on Wednesday because he felt like it. He spoke for fifty minutes, Li Na translated for ten, and the gist is: routes fine, buttons too small, and who is this Ferry person. I take the buttons seriously.',
        learnings: 'Gloves, wet fingers and a thumb of sixty-eight years: that is our target size.',
      },
      {
        summary:
          'Three interviews for the designer. One brought a portfolio of watches. One asked me what our grocers do at half past five in the morning, and when I told her, she asked what they had in their hands. That was Priya Raman, and I had the offer half written before the lift came.',
        nextTasks: ['Call Priya’s references', 'Budget line for the designer'],
      },
      {
        summary:
          'Pilot week in a line: 2,310 orders, zero lost taps, 41 complaints, of which 30 concern one garage under a mall. All three grocers stay. Priya said yes and starts in ten days. I celebrated with a pastel de nata, standing, as is right.',
      },
    ],
    [
      {
        summary:
          'A calm Monday, on which I wrote in the investor note that the pilot was “remarkably uneventful”. Bought Priya’s desk from a school that is closing; it has “Inês was here” carved underneath, and I feel that this is a benefit.',
      },
      {
        summary:
          'We double-booked deliveries in Hangzhou for 40 minutes, from eight in the morning there: 31 orders. Shops’ own customers were promised fruit that someone else had been promised too. Rang all three grocers with Li Na before it was light here and said what had happened and that it was ours. Lao Zhou asked if the young man was eating properly. I took back the word “uneventful”.',
        learnings: 'Call before you understand everything; say which part you do not understand yet.',
        nextTasks: [
          'Pay the redelivery costs without being asked',
          'Written apology by tomorrow noon, Hangzhou time',
        ],
        late: true,
      },
      {
        summary:
          'The apology went out in Chinese, half a page, no “inconvenience” in it. Redelivery cost us 3,870 yuan, which is less than the desk, chair and laptop. I asked Tomás to go for a walk and he went for one, around the building, with his laptop under his arm.',
        learnings: 'Money sent before it is asked for says what the letter cannot.',
        nextTasks: ['Book the post-mortem for Tuesday', 'Ask Lin Mei to lead it'],
      },
      {
        summary:
          'Board wanted to know who did it. I said a test suite that only lived in Portugal did it, and that I had approved the budget for that test suite. One of them laughed. Lin Mei will lead the post-mortem, on condition that no one brings slides.',
        learnings:
          'The owner’s name belongs in the first line of the cause, for then the rest of the list gets honest.',
      },
      {
        summary:
          'All three grocers remain. Sandun Market wrote that their old system double-booked them weekly and never rang. I do not consider this a standard. Lin Mei and Li Na went there in person and were given plastic stools, after ten minutes. The window job is live again and closed the right day in both cities while I watched through my fingers.',
        nextTasks: ['Priya’s first week on one sheet', 'No deploys after 16:00 until we have a rule'],
      },
    ],
    [
      {
        summary:
          'Priya’s first day. She had found Inês’s carving by eleven and two dead ends in our sign-up by noon. I gave her the sheet for the week; she returned it with a question next to each line, all of them fair. Lunch for the whole Lisbon side, outdoors, briefly, because of the wind.',
        learnings: 'Give newcomers the list, and take back the list with the questions.',
        nextTasks: ['Answer Priya’s seven questions', 'Say little in the post-mortem'],
      },
      {
        summary:
          'Post-mortem. I said little, which Aiko timed: four minutes in seventy. We found a job that asked the wrong clock, fixtures from a single country, an 11-minute review at the end of a day, and a planner that believed whatever it was told. No one was the cause. Everybody left with a piece of it.',
        learnings: 'A good post-mortem ends with people asking for work.',
      },
      {
        summary:
          'Published the post-mortem to all 38 shops in both languages. Four replies. One read: “Thank you. What is a constraint?” Aiko is answering with a drawing of an egg carton. Lin Mei’s checklist had nine items yesterday, Yiming said that no one reads nine, and so there are seven.',
        nextTasks: ['Print the checklist on a hand-sized card'],
      },
      {
        summary:
          'The checklist hangs over the coffee machine, where resistance is lowest. Signed off the peak plan: twice the usual orders for a week, all hands, no new features. Promised Yiming one more server, then learned what it costs and promised it again in a smaller voice.',
        nextTasks: ['Peak rota for both cities', 'Ask each shop for its worst day last year'],
      },
      {
        summary:
          'Asked eleven shops about their worst day. Mercearia Dona Alice: “The one when the van was full and my husband said he would just make a second trip.” No one mentioned software. The rota is done; I have put myself on nights for Wednesday, as punishment for “remarkably uneventful”.',
        learnings: 'Capacity in a grocer’s mind is crates per van, and only then orders per hour.',
      },
    ],
    [
      {
        summary:
          'Peak, day one: 2,900 orders before lunch. My contribution was to fetch sandwiches and to stop three people from improving things. Priya sat with Aiko on support and drew what callers could not find; the list has one screen on it nine times.',
        nextTasks: ['Let Priya fix exactly one thing this week', 'More sandwiches, fewer with tuna'],
      },
      {
        summary:
          'Priya’s one thing is the search in the planner, which looked like a title. It now looks like a search and calls about it fell from nine to one. 3,600 orders. Li Na reports that Qinghe Fresh has put our route screen on the wall of the loading bay with a projector, next to a calendar of cats.',
        learnings: 'In a full week, allow one repair and defend it against its friends.',
        nextTasks: ['Nap before the night shift'],
      },
      'missed',
      {
        summary:
          'Night shift, then the biggest day so far: 4,312 orders. At 05:30 Tomás deployed a memory fix with Sofia reading each checklist item aloud like a priest. Nothing fell over. I rang a small bell at 4,000, and Ben asked me not to do it again.',
        learnings: 'Two people awake and a card of seven lines did more for us than the extra server.',
      },
      {
        summary:
          'Tail of the peak. 3,100 orders, 99.4 % delivered inside their window, and the rest mostly by people who had waved the driver in for coffee. Wrote thank-you cards by hand to eleven colleagues; my writing at card nine suggests a medical event.',
        nextTasks: [
          'Pricing page: two versions by Tuesday',
          'Ask Tomás for the cost of an order, now in earnest',
        ],
      },
    ],
    [
      {
        summary:
          'Pricing. Version A: 39 euros a month per shop, 299 yuan in Hangzhou. Version B: 12 cents per order. Tomás’s answer on cost was such good news that I asked if he had dropped a zero. He checked, was offended, and had not.',
        nextTasks: ['Copy for both versions with Priya', 'Half the visitors each, by coin toss'],
      },
      {
        summary:
          'Priya drew both pages on a single afternoon and they share everything except the figure, so that we test the price and leave the typography out of it. I wanted a third version. She asked which of the two I would drop. Two it is. Live at 17:10, within the rule’s letter because a page is not a deploy. Sofia objected, for the record.',
        nextTasks: ['Do not look at the numbers before Friday'],
      },
      {
        summary:
          'Looked at the numbers at 08:05. A has five trials, B has six, which means nothing at all, and I have nevertheless told three people. Call with Setúbal: after their trial they want to pay by the month, “because I know when a month ends”. One voice, but a good sentence.',
        learnings: 'People like to be billed by something that they can count in bed.',
        nextTasks: ['Work on the Porto trip with Aiko', 'Hide the dashboard from myself'],
      },
      {
        summary:
          'Planned Porto with Aiko: seven grocers in three days, no demo, no laptop on the table, both of us carrying crates. She has sent each of them a note about what we will bring, which is cake. Senhor Matos replied that he prefers wine and honesty, in that order.',
      },
      {
        summary:
          'Pricing test after three days: 206 visitors, A has 14 trials and B nine. I have done the arithmetic and the honest name for this is “perhaps”. Wang Lei had told me twelve days, so twelve days it is. Bought work gloves for Porto, and Ben said that they will be clean when I come back.',
        learnings: 'A test that stops when you like the answer was only ever a mirror.',
        nextTasks: ['Pack', 'Leave the decision on the export idea until after Porto'],
      },
    ],
    [
      {
        summary:
          'Evening train to Porto after a day of budget. Aiko has a list of questions and I have a list of answers, so we threw mine away around Aveiro. The plan is to ask how yesterday went, then be quiet. It is harder than it sounds, and I have a meeting habit.',
        nextTasks: ['Frutas Fernanda at 05:15', 'Be quiet'],
      },
      {
        summary:
          'Frutas Fernanda, 05:15, two degrees. Dona Fernanda opened our planner, printed the routes, closed the planner. Three copies: driver, fridge door, apron. The whole day is run from the apron. She adores Ferry. She has not looked at it after 05:30 in the fourteen months that she has paid for it.',
        learnings:
          'Our product ends at the printer, and no one had told us because no one thought of it as a problem.',
        nextTasks: ['Count the printed sheets at Casa Matos', 'Keep one apron sheet, with permission'],
      },
      {
        summary:
          'Casa Matos and then the brothers at Mercearia Campanhã. Senhor Matos prints, cuts the page into strips and tapes one to each crate. The brothers print too, having retyped it all in Excel first so that the letters are large. Two hours a week of retyping, for a thing that we could do with a button. A scooter went past with a route taped on its tank. Carried crates until 11. The gloves are not clean.',
        nextTasks: ['Photographs to Tomás and Priya', 'Ask tomorrow what the ballpoint marks mean'],
        late: true,
      },
      {
        summary:
          'The last three shops. In all seven, paper. The ballpoint marks mean: paid in cash, ring twice, dog, “talk to her about the onions”. None has a place in Ferry. On the train I wrote one line at the top of a page: CSV and print, next week, everything else waits. Aiko wrote the same line in her duck notebook before she saw mine.',
        learnings:
          'Seven shops, three days, and no interview question did as much as standing next to the printer.',
        nextTasks: ['Tell the team with objects: apron sheet, strip, tape'],
      },
      {
        summary:
          'Put the apron sheet, a strip and a leek on the meeting table and let Aiko tell it. Chen Xiao, from Hangzhou, held up a photo: Sister Fang takes a screenshot of our planner and prints that, daily, and had been too polite to say so. We have a plan for next week in forty minutes. The leek became soup.',
        nextTasks: ['Export scope on one page', 'Decide about the dog field'],
      },
    ],
    [
      {
        summary:
          'Export scope: one print sheet, one CSV, a free note per stop. I ruled out templates, logos and a designer for sheets, and then spent lunch defending the ruling against Li Na, who has a customer with a logo. The dog gets no field of its own. The note will hold the dog.',
        nextTasks: ['Sheet review with Priya on Wednesday', 'Call Dona Fernanda about letter size'],
      },
      {
        summary:
          'Called Dona Fernanda about letter size. She put the phone down, walked to the fridge, came back and said: “So that I can read it from the scales.” That is 2.3 metres; Aiko measured it last week for no reason that she could name. Priya has done the sum: 22 points for the stop, 13 for the rest.',
        learnings: 'Specify type by the distance between the eye and the fridge.',
        nextTasks: ['Confirm the security firm for next week'],
      },
      {
        summary:
          'Priya’s sheet on the wall, all of us at 2.3 metres with one eye shut. Ben could read the stops and not the crates, so the crates grew, and Sister Fang wants the note above the address: first the dog, then the door. The security reviewers are confirmed: Farol, two people, five days, a price that made me sit straighter.',
      },
      'missed',
      {
        summary:
          'Pricing test over: 41 trials for the month, 23 for per order, and B’s people mailed four times as many questions. By the month it is, for everybody from next quarter; no one’s bill goes up. Export is live since yesterday and half our shops have used it, which no screen of ours has ever managed.',
        learnings: 'The feature with the fewest pixels had the fastest welcome.',
      },
    ],
    [
      {
        summary:
          'Farol began. Henrique asked who can see everything. I said, I can, and he asked whether I needed to. I have not had a good answer all day. With Aiko in Kanazawa for the week, Zhou Ting and I share her inbox; people write to Aiko at a length that I had not suspected.',
        nextTasks: ['Take away my own rights to customer addresses', 'Answer eleven letters to Aiko'],
      },
      {
        summary:
          'Gave up my access to customer addresses. Yiming did it in four minutes and it felt like returning a library book from school. A lady wrote to Aiko about her knee, her delivery and her grandson’s exam, in this order. I answered all three. Zhou Ting says the knee was none of my business and she is wrong.',
        learnings: 'An owner who can see everything is merely a larger hole.',
        nextTasks: ['Read the findings before reacting to them'],
      },
      {
        summary:
          'Finding one: a script in a delivery note would run in the planner. The field is three years old and Lin Mei said at once that she had written it. Finding two: a forgotten test machine with an open admin page, which Yiming closed in ten minutes without a word. I walked once round the block in drizzle and only then wrote to the team, which improved the letter.',
        nextTasks: ['Tell shops about the note field before they ask', 'Ask what else we have forgotten'],
      },
      {
        summary:
          'Finding three is from our newest feature: export links that live for ever. Told the shops that old links stop working today and why. Three rang, none was cross, one had not known that links existed. Farol found our post-mortem on the web and asked for permission to show it to other clients. I said yes before asking what as.',
        nextTasks: ['Ask what as'],
      },
      {
        summary:
          'Final call: three findings, all three fixed and tested again. As what, I asked. “As an example of what to write down,” said Henrique. Put the report where every customer can request it. Then the whole office went to watch the river do something silver at five o’clock.',
        learnings: 'A week of being read closely by strangers is cheaper than a year of wondering.',
        nextTasks: ['Coimbra: second call with the five grocers', 'Handover note for my days off'],
      },
    ],
    [
      {
        summary:
          'Coimbra is decided: five grocers, nine vans, launch in two weeks. They found us through Senhor Matos, whose cousin sells them onions. Our marketing department is a man with tape. Wang Lei’s ETA figures look so good that I asked him for a stop where it is terrible, and he had one prepared.',
        nextTasks: ['Coimbra contract, short version', 'Finish the handover note'],
      },
      {
        summary:
          'Signed four of five Coimbra contracts; the fifth, Horta da Sé, wants to see the print sheet at their own fridge. Sent Aiko, freshly back and jet-lagged, a picture of the fridge. The handover note is one side long: Lin Mei decides, Sofia may say no, and no one rings me about the logo.',
      },
      'vacation',
      'vacation',
      'vacation',
    ],
    [
      {
        summary:
          'Back from three days near Sines where I read a novel and did not count anything, apart from herons: six. The ETA error has halved without me, which is the ideal amount of me. Launch week: went through the list with Sofia, 41 lines, of which seven carry my name.',
        learnings: 'The best sign for a team is a Monday on which the owner is not behind, only curious.',
        nextTasks: ['Horta da Sé’s contract', 'My seven lines, starting with the dull ones'],
      },
      {
        summary:
          'Horta da Sé signed after holding Priya’s sheet against their fridge for a silent minute. Five of my seven lines are done. The dull one about VAT on the trial month took three hours and the accountant sighed in a way that I am still thinking about.',
        learnings: 'Dull lines on a list age badly, so I do them before lunch.',
        nextTasks: ['Launch day rota', 'Find out who feeds the van drivers on Monday'],
      },
      {
        summary:
          'Rota for Monday: Tomás in van three, Aiko at Mercearia Santa Clara, Ben at Horta da Sé, me carrying things, Sofia in Lisbon with the card and the right to stop us. Hangzhou opens Binjiang half a day before us, so that if the ship leaks it does so while we are all awake. Ben sent film of a parade that ate his route; I asked whether parades are seasonal and he said “in Coimbra, it is the season”.',
        nextTasks: [
          'Call the city about Monday’s parades, feeling foolish',
          'Price letter to the five grocers',
        ],
      },
      {
        summary:
          'The city has an official who knows about parades. There is one on Monday, at 15:00, by when our vans are home. Chen Xiao and Priya finished the welcome page for Coimbra and it contains no adjectives; I checked. The rehearsal lost one ticked box and got it back.',
        learnings: 'Somewhere there is always one person who knows, and their number is on a page from 2011.',
        nextTasks: ['Go or no-go on Friday at 15:00'],
      },
      {
        summary:
          'Go. Everyone said it in turn and no one’s voice did anything strange. Sofia asked for the stop rule, and it was Lin Mei’s from the pilot, unchanged: five lost deliveries and the paper comes back. Packed the gloves, which are by now respectable. I have written nothing to the board about events, or the lack of them.',
        nextTasks: ['Monday, 06:40, Santa Apolónia', 'Cake for nine drivers'],
      },
    ],
  ],
};
