import type { DemoPerson } from '../story.ts';

/** Customer success in Lisbon; warm, lets customers speak for themselves. */
export const aikoKimura: DemoPerson = {
  email: 'aiko@clearwater.example',
  name: 'Aiko Kimura',
  locale: 'en',
  timezone: 'Europe/Lisbon',
  role: 'member',
  title: 'Customer success',
  weeks: [
    [
      {
        summary:
          'Nine calls before ten, six of them about deliveries that the app forgot in a cellar. Rui, who is never angry, said: “I delivered it. Mrs. Pinto has the milk. Only your telephone does not know.” I told him that we are rewriting exactly this for the next three weeks, and he asked whether he should drive slower until then.',
        learnings: 'A promise with a date in it calms people; a promise without one sounds like the weather.',
        nextTasks: [
          'Tell all Lisbon shops about the offline work, with dates',
          'Collect cellars for Sofia’s tests',
        ],
      },
      {
        summary:
          'Wrote to 27 shops about the offline work. Eleven replied within the hour, mostly with cellars. Frutaria Estrela has a cold room “where even the radio gives up”. I have 14 places for Sofia now, sorted from bad to legendary.',
        nextTasks: ['Visit the cold room with Sofia', 'Call Dona Alice about the van names'],
      },
      {
        summary:
          'Took Sofia to the cold room of Frutaria Estrela. Senhor Abílio lent us his coats and stood outside with a stopwatch of his own accord. Wang Lei had asked why this shop is so punctual, and I saw it at once: the crates stand in the order of the house numbers. “Otherwise the driver looks for things,” said Senhor Abílio, “and a driver who looks is a driver who stands.”',
        learnings: 'The best routing engine in Lisbon is a man of 64 with a piece of chalk.',
        nextTasks: ['Write to Wang Lei about the chalk', 'Return the coats, washed'],
      },
      {
        summary:
          'Training for two new planners at Mercearia Dona Alice. One is nineteen and found three shortcuts that I did not know. The other is her grandmother and asked: “And where do I write that he must not ring, because of the baby?” There is no such place, and I noted it in the duck notebook, for the fourth time this year.',
        nextTasks: ['Count the “where do I write that” questions'],
      },
      {
        summary:
          'Counted: 37 times this year someone asked where to write a thing about a door, a dog, a baby or a bell. Sent the list to Maya, who is saying no to everything for three weeks, but she put a paperclip on it, and from Maya that is nearly a yes. Rain since noon; drivers called to chat rather than to complain.',
        nextTasks: ['Short guide for the planners at Dona Alice', 'Ask Ben for a build for Rui'],
      },
    ],
    [
      {
        summary:
          'Rui got Ben’s early build and phoned at 11:40 from under the Praça da Figueira car park. Afterwards, of course, since down there is no signal. “It wrote a seven on the little van, and upstairs the seven went away. Is that good?” It is very good, Rui. He will try to reach double figures tomorrow.',
        learnings: 'Drivers trust what they can count for themselves.',
      },
      'missed',
      {
        summary:
          'Rui reached twelve and sent me a photograph of the little van with a grin drawn on in the dust of his windscreen. Yesterday I was at the dentist until late and wrote nothing, so here is the rest: Frutaria Estrela pays on time again, the guide is printed, and the grandmother pinned it above the scales.',
        learnings: 'If a guide hangs above the scales it has passed every review that matters.',
        nextTasks: ['Count driver calls about lost taps for Maya', 'Renewal talk with Horta do Bairro'],
      },
      {
        summary:
          'Renewal talk with Horta do Bairro. They are closing: Senhora Graça turned 81 and said, “I have sold carrots for sixty years and now I want to dance.” I cancelled the contract on the spot and asked for the name of the dancing school. It was the nicest churn I ever had.',
        learnings: 'Some customers leave because things go well for them.',
      },
      {
        summary:
          'Maya asked for a number for the board and I gave her the notebook: fourteen calls a week about lost taps, month after month. She photographed the duck. The storm cut our line at four; I moved to the café with my phone and told eleven drivers which streets were flooded, while they told me which others were.',
        nextTasks: ['Thank the café', 'Prepare the drivers for the new build'],
      },
    ],
    [
      {
        summary:
          'Driver evening in the back of Frutaria Estrela: nine drivers, one projector, too many oranges. Ben showed the new offline mode and was asked how often it fails. He said “less often than me”, which they liked. Nuno wants the letters bigger, and so do all the others once Nuno had dared to say it.',
        learnings: 'In a group, someone has to be first to have bad eyes.',
        nextTasks: ['List of eleven wishes to Ben', 'Ask Nuno to test with his own glasses'],
      },
      {
        summary:
          'Called Dona Alice about the two vans that drive under borrowed names, because Wang Lei counted eleven where she pays for nine. There was a silence, then: “My nephews. They wanted to start small.” We agreed that the vans get their own names this month and their price next month. She sent me home with parsley.',
        learnings: 'Leave the silence alone, and the nephews come out of it.',
      },
      {
        summary:
          'Maya said that the nephews may have this month for free, for honesty. Translated the release letter into Portuguese with help from Tomás, who removed every adjective and was right about most. Nuno tested with his own glasses and can read everything apart from the word “pending”, since the word made no sense to him. It will be “a enviar”.',
      },
      {
        summary:
          'Phoned the six worst cellars to tell them that tomorrow is the day. One planner asked if she could keep the paper list for another week, only in case, and I said that I would be worried if she did not. Then an hour with Zhou Ting comparing our notes on what drivers fear. It is the same in both cities: being blamed for a machine.',
        learnings: 'Under most questions about software there is one about blame.',
        nextTasks: ['Be at Frutaria Estrela at 06:00', 'Breakfast for the drivers'],
      },
      {
        summary:
          'Version 4.0 is out and I stood in the cold room at six with eleven drivers and forty croissants. They scanned, went up into the daylight, and everything was simply there. “So it is finished being stupid?” asked Senhor Abílio. I said for today yes. Two calls about lost taps, both from phones that had not updated.',
        nextTasks: ['Find the phones on old versions', 'Quiet weekend'],
      },
    ],
    [
      {
        summary:
          'The first Monday since I began here without a call about a lost tap. I checked the telephone twice. Used the morning to call the 23 phones on old versions one by one: four belong to people who left, one to a child, and one lies under a seat and answers from there.',
        nextTasks: ['Switch off the four orphan phones', 'Listen to Zhou Ting’s pilot calls'],
      },
      {
        summary:
          'Listened in on Zhou Ting’s calls with the Hangzhou pilot, with her translating under her breath. A rider had taken our “Good morning” at 03:40 as an insult. In Lisbon no one minded, and when I asked Nuno, he said: “I thought it was for the people who get up later.”',
        learnings: 'Politeness from a machine is heard in the mood of the hour.',
        nextTasks: ['Ask three drivers which messages they would remove'],
      },
      {
        summary:
          'Asked three drivers which messages they would remove, and got eleven, among them “Well done!” after each stop. Rui: “I am fifty-two. I brought a man his onions. Do not applaud.” Ben removed the applause before lunch, with visible shame.',
        nextTasks: ['Thank Rui with an actual word', 'Quarterly call with Mercearia Dona Alice'],
      },
      {
        summary:
          'Quarterly call with Dona Alice, who has moved the nephews’ vans to their own names and found that the younger one is the fastest of all. “He skips lunch. I have told his mother.” Two feature wishes, one complaint, and a recipe for the parsley, in case I still had some.',
        learnings: 'Keep the last five minutes of a call empty; the real news comes there.',
        nextTasks: ['Ask in Hangzhou about the garage'],
      },
      {
        summary:
          'Thirty of the forty-one pilot complaints are about the same garage under a mall, whose exit looks like its entrance. Zhou Ting drew it for me. I found that we have a twin of it at Campo Pequeno, with four calls a month, and never thought to add them together. Wrote a small note for both: “Exit with the blue pillar on your left.”',
      },
    ],
    [
      {
        summary:
          'Blue pillar note is in and Nuno reports that it works, “but the pillar is more of a green”. Changed. The rest of the day went to a shop in Setúbal on trial, where a planner named Vera asked such good questions that I wanted to offer her a job, and did not, because they would have been left with no one.',
        nextTasks: ['Answers for Vera', 'Change blue to green in the Hangzhou note?'],
      },
      {
        summary:
          'Woke to forty-one messages. Hangzhou was double-booked for forty minutes in its morning: 31 orders, seven of them driven twice. Zhou Ting had been on the phone for three hours already and her voice was gone, so I took the English and Portuguese side and typed what she whispered. No one shouted at us here. One customer there wrote: “I have two fish now. Please advise.”',
        learnings: 'In the first hour people want to know who will ring them back and when; causes can wait.',
      },
      {
        summary:
          'All 31 families have been called, mostly by Li Na and Zhou Ting, and I kept the table so that no one was called twice, which would have been a bit much this week. The lady with two fish invited her neighbour. In Lisbon I told our shops about it myself, before the rumour could: eight said thank you and one said “ah, so it happens to you too”.',
        nextTasks: ['One page: how we call people after a mistake', 'Look after Tomás'],
      },
      {
        summary:
          'Wrote the page on calling people: say what happened, say what we do now, say what we do not know, give a time, keep the time. Zhou Ting added a sixth line, “do not hang up first”. Brought Tomás soup, and he ate it over the logs, said “thank you” to the screen, noticed, and said it again to me.',
        learnings: 'An apology is a delivery as well: it has a window.',
      },
      {
        summary:
          'A slow Friday, thank goodness. Sister Fang of Sandun Market asked Li Na “how do you know that it will not happen again?”, and we have all written this sentence on something; mine is on the duck. Helped Maya to paint over a scratch on Priya’s desk and we left Inês’s carving alone.',
        nextTasks: ['Welcome box for Priya', 'Be kind on Tuesday'],
      },
    ],
    [
      {
        summary:
          'Priya is here! She sat with me for two hours and asked what people say when they hang up happy. I had never listened for it. So we listened together: “pronto”, “então vá”, and from Rui a whistle. She wrote “design for the whistle” on a card, and I think we will be friends.',
        learnings: 'A newcomer’s questions are a present that lasts about six weeks.',
      },
      {
        summary:
          'The post-mortem, at last. I read out three sentences from customers, including the two fish, and the room was quiet in a good way. My own piece: we had no list of who to call, in which language, at which hour, so Zhou Ting built one while calling. It should have existed. Also timed Maya, who spoke for four minutes in all.',
        nextTasks: [
          'Call list for every shop, both cities',
          'Egg carton drawing for the constraint question',
        ],
      },
      {
        summary:
          'Mercearia Dona Alice had replied to the post-mortem: “What is a constraint?” I drew an egg carton with twelve eggs and a hen who arrives with a thirteenth. She wrote back: “Now I would like one for the van.” The call list has 38 shops, each with a name, an hour and what to never say.',
        learnings: 'If the drawing makes them ask for one of their own, they have understood it.',
        nextTasks: ['Try the call list with a false alarm', 'Bring Priya to the cold room, with a coat'],
      },
      {
        summary:
          'Priya in the cold room, in Senhor Abílio’s second-best coat, watching Nuno tap with a wet glove on a button that is 6 millimetres high. She measured the glove. Senhor Abílio told her that the last designer he had met was his wife, for the shop sign, in 1987, and that the sign still works.',
        nextTasks: ['Ask shops about last year’s peak', 'Support plan for next week, with breaks'],
      },
      {
        summary:
          'Support plan for the peak: two people at all times, breaks that are real, and a bowl of sweets for each refusal of a feature. Zhou Ting and I swap an hour so that each of us sees the other’s rush. A driver’s daughter called to ask if her father would be home for the holiday evening; I checked his route and said yes, by seven.',
        learnings: 'Once in a while our data answers the only question that matters to someone.',
      },
    ],
    [
      {
        summary:
          'Peak, first day: 61 calls, usual is 30. Priya sat beside me with headphones and a pad, and after the ninth caller who could not find the search she put the pen down and said, “It looks like a title.” It does. I have been describing where it is for two years: “the grey words on top, yes, touch them”.',
        nextTasks: ['Record the search calls for Priya', 'Eat something before two'],
      },
      {
        summary:
          'Calls about the search: one. I nearly missed them. Otherwise a day of small rescues, such as a wedding order at the wrong church; there are two churches of Santa Maria within 900 metres, and Rui carried 14 crates of figs across the square between the guests. “They clapped,” he said. “This once I allow it.”',
        learnings: 'With double orders, the same-name places fail first.',
      },
      {
        summary:
          'Twin list has 22 entries, and Wang Lei wants it for his model as well. The app’s server blinked at five past four; not one customer noticed, though I was on the phone with a planner at the time and she said only, “Oh, it is thinking.” Forty families asked if they would get their orders before the holiday, and I could say yes to thirty-nine.',
        nextTasks: ['The fortieth family: ring Frutaria Estrela at six'],
      },
      {
        summary:
          'Senhor Abílio drove to the fortieth family himself, in the car with the dog. The busiest day we ever had, 4,312 orders, and the nicest thing was an old gentleman who rang to say that all was well: “You must get so few of these.” The driver’s daughter has her father at home, as of 18:50. I looked.',
        learnings: 'Someone should ring people when everything went right; it would take an hour a week.',
        nextTasks: ['Ask Maya for that hour a week'],
        late: true,
      },
      'missed',
    ],
    [
      {
        summary:
          'Slept the whole weekend, and on Friday I slept before the diary. Maya gave me the hour: each Monday I ring five people whose delivery went well. Today’s five were suspicious at first. The fourth said: “And what do you want to sell me?” Nothing, Senhora. “Then tell the boy with the earring that he is very polite.”',
        nextTasks: ['Tell Nuno’s colleague with the earring', 'Collect questions about prices'],
      },
      {
        summary:
          'Questions about the two price pages: six, all about the version per order, all the same worry. Vera from Setúbal put it best: “If I have a good month, do I get a bad bill?” Passed it on to Maya without comment, as we are supposed to let the test run in peace.',
        learnings: 'One worried sentence from Vera says more than a column of percentages.',
        nextTasks: ['Seven letters to Porto', 'Bake on Sunday'],
      },
      {
        summary:
          'Wrote to seven grocers in Porto, each a letter of their own, saying that we would like to carry crates and ask nothing clever. Six said yes by evening. Senhor Matos answered with conditions concerning wine. Dona Fernanda wrote: “Come at quarter past five. Not at half past. At half past I have no time for anybody.”',
        learnings: 'The letter that asks for less gets the earlier hour.',
        nextTasks: ['The seventh grocer, by phone', 'Warm socks for Maya'],
      },
      {
        summary:
          'The seventh, the cooperative in Paranhos, said yes on the phone, and the person who said it was in the middle of an argument with a pallet. Planned the days with Maya: two shops, two shops, three shops. She wanted an interview script; I hid it. Lisbon is quiet after the peak and the drivers are giving each other their days back.',
        nextTasks: ['Questions for the train, few', 'Hand over the phone to Zhou Ting for three mornings'],
      },
      {
        summary:
          'Handed the mornings over to Zhou Ting, whose Portuguese consists of “bom dia”, “um momento” and “Aiko volta quinta”. She practised with Rui, who was so charmed that he now says “你好” into the telephone. Baked nothing yet. Bought the flour.',
        nextTasks: ['Orange cake, twice', 'Train at 18:39 on Monday'],
      },
    ],
    [
      {
        summary:
          'On the train to Porto with Maya, two cakes and a bag of gloves. My five calls of the morning went by while packing; one man thanked us for a melon. We agreed to ask how yesterday was and then be silent for as long as it takes. Maya practised it between Pombal and Coimbra, and lasted eleven minutes.',
        nextTasks: ['Up at 04:20', 'Cake one for Dona Fernanda'],
      },
      {
        summary:
          'Dona Fernanda had the lamp on over the scales when we came. She printed, closed the lid of the laptop, put it under the bananas and ran the whole morning off a folded sheet in her apron. “The computer is for making the paper,” she said, kindly, as to someone from the city. In the butcher’s and grocer’s shop of the Ribeiros it was the same, only with a clipboard. I measured the way from the scales to the fridge with my steps, 2.3 metres, and do not know why.',
        learnings:
          'When a customer explains your product in one sentence, write it down before you disagree.',
        nextTasks: ['Senhor Matos, wine in the left bag', 'Ask if we may photograph old sheets'],
        late: true,
      },
      {
        summary:
          'Senhor Matos cuts the list into strips and tapes a strip on every crate. He has done this since 1994 and has a special tape. The brothers of Mercearia Campanhã retype our routes into Excel each evening to make the letters big; one dictates, the other types, and they have not spoken of anything else since spring. “It would be nice to talk about football again,” said the elder.',
        nextTasks: ['Three shops tomorrow, last one in Foz', 'Photographs for Wang Lei: straight, no shadow'],
      },
      {
        summary:
          'Mercearia Lapa, the cooperative, Quintal da Foz: paper, paper, paper with a plastic cover against the spray. Seven of seven. Wang Lei had asked for the ballpoint times, five shops agreed if we hide the names, and Maya held the sheets down in the wind while I took eighty-six photographs. On the train we both wrote “print” at the top of a page.',
        learnings:
          'They never asked for printing because to them it was not missing, it was simply their part of the work.',
      },
      {
        summary:
          'Told the team with a strip, a sheet and a leek on the table, and I tried to do the voices. Chen Xiao was moved by the brothers, and Tomás by the columns, of which I crossed out eight. What is left: stop, name, floor, crates, cash, a box to tick. In the evening a message from Porto: “When do you come again? The cake is finished.”',
      },
    ],
    [
      {
        summary:
          'My five Monday calls: all five good, one very long. Found the three testers for printing: Dona Fernanda, the Campanhã brothers, and Dona Alice, who said that of course she prints, did I not know? I had sat under her printer for two years. It is behind the calendar.',
        learnings: 'I too see best in a town where I do not live.',
        nextTasks: ['Test prints on Wednesday', 'Ask all 38 shops: what hangs on your wall?'],
      },
      {
        summary:
          '“What hangs on your wall?” brought 29 answers with photos: 24 have our routes on paper, three have a whiteboard, one a slate, one the route in her head and a picture of the Pope. Priya pinned them up in a row. Zhou Ting sends hers tomorrow, when the shops there have closed.',
      },
      {
        summary:
          'Test prints with three shops on the phone at the same time, which I shall not repeat. Dona Alice wanted the cash column on the right, “where the hand is”. The brothers printed, and there was a long silence. “It is already big,” said the younger. I had to put the phone down for a moment.',
        learnings: 'Two hours a week, given back, sounds like a man with nothing to say.',
        nextTasks: ['Cash column to the right, says the hand', 'Help page with three pictures'],
      },
      {
        summary:
          'Print and export are live, and the help page is three pictures and eleven words. 64 sheets in Hangzhou on the first day and over 130 in Portugal. Sister Fang there and Dona Fernanda here asked for the same thing within an hour of each other: the note about the dog must come before the address.',
      },
      {
        summary:
          'Dona Fernanda has framed her first sheet. At first I took it for a joke, and then came the photo: it hangs between her son in Lyon and Our Lady of Fátima. My handover to Maya and Zhou Ting has eleven pages, of which nine are about people’s knees, exams and dogs. Tomorrow I fly to my parents.',
        learnings: 'What I know about customers should not live only in me.',
      },
    ],
    ['vacation', 'vacation', 'vacation', 'vacation', 'vacation'],
    [
      {
        summary:
          'Back from Kanazawa with a cold and seven kinds of tea. Maya had answered my letters so carefully that three people asked if I was well. The lady with the knee was delighted. Caught up on the security review, and called the shops whose links had stopped: “It is like changing the lock,” said Dona Alice, “one does it before, or one does it after.”',
        nextTasks: ['Look at Horta da Sé’s fridge for Maya', 'Sleep at Portuguese hours'],
      },
      {
        summary:
          'Awake at three, so I listened to Hangzhou’s lunch rush with Zhou Ting. She uses my sixth rule better than I do: she waits, and after the silence the customer says the real thing. Then Coimbra: Horta da Sé’s fridge is two metres from the door and has a magnet of Sintra. The sheet will fit under it.',
        learnings: 'Whoever stays on the line for four seconds longer hears the reason for the call.',
      },
      {
        summary:
          'Called people about arrival times before Wang Lei’s model goes live, so that we can compare. “When it says ten, I go down at a quarter past,” said a teacher in Benfica, “I have my own model.” Seventeen of twenty have one. Maya left for three days by the sea and I am guarding her plant.',
        nextTasks: ['The same twenty people next week', 'Water the plant, little'],
      },
      {
        summary:
          'First shops on the new times. Dona Alice rang to complain: the driver came when the telephone said he would and she was still in the bath. I apologised as well as I could. Priya’s range on the screen, from this to that, produced no questions at all, while the single minute used to produce six a day.',
        learnings: 'People can plan with an honest range; an exact lie keeps them at the window.',
      },
      {
        summary:
          'All 38 shops have the new arrival times. Calls asking “where is he?” went from 40 on last Friday to 22. The teacher in Benfica went down at ten, out of scientific interest, and met the driver at the door. “I am giving up my model,” he told me. I passed it on to Wang Lei as the best reference he could get.',
        nextTasks: ['Coimbra: training plan for five shops', 'Plant: show no one the brown leaf'],
      },
    ],
    [
      {
        summary:
          'Training in Coimbra, first two shops, by an early train in fog. Mercearia Santa Clara is run by two sisters who finish each other’s sentences and each other’s orders. They liked the notes field best. “Here I can write that he is deaf,” said one, “on the left,” said the other.',
        learnings: 'Begin the training with what they already write on the wall.',
        nextTasks: ['Shops three and four', 'Glossary: what Coimbra calls a van'],
      },
      {
        summary:
          'Shops three and four. A planner called Tiago had printed our help page, all three pictures, and laminated it. The drivers call the van “a barca”, which goes nicely with Ferry. Horta da Sé held the sheet against the fridge for a whole minute, while I held my breath, and then they signed.',
        nextTasks: ['Fifth shop on Thursday', 'Call list for Coimbra: name, hour, what never to say'],
      },
      {
        summary:
          'Built the Coimbra call list from what I learned after the double booking: five shops, nine drivers, who speaks for which shop, who not to call before ten. Zhou Ting did the same for Binjiang, and we exchanged the lists and tried them out on each other. She reached the sisters in forty seconds, both of them.',
        learnings: 'We made this list in the worst week, and now it is the calmest part of the launch.',
        nextTasks: ['Fifth shop: bring gloves', 'Ask Ben for his parade photos for the shop wall'],
      },
      {
        summary:
          'The fifth shop, Frutaria Mondego, trains at five in the morning or never. I chose five. The owner’s father sat by and said nothing for an hour, then asked if Ferry could also tell him when the river rises. I said no. “Then it is only a good program,” he said, and poured me a coffee.',
        nextTasks: ['Orange cake for nine drivers', 'Answer Maya: yes, I can be at Santa Clara from six'],
      },
      {
        summary:
          'Go, said everyone in turn, and I heard Zhou Ting say it in Portuguese: “vamos”. My list for Monday is ready, the croissants are ordered, and Rui offered to drive up on his free day to stand next to the new drivers. “Someone should tell them that the small number is good,” he said.',
        learnings: 'The best support is a driver who was afraid of the same thing a quarter of a year ago.',
        nextTasks: ['Pick Rui up at 04:45', 'Coffee, two flasks'],
      },
    ],
  ],
};
