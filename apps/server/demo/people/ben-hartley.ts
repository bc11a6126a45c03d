import type { DemoPerson } from '../story.ts';

/** Mobile engineer in Lisbon, driver app; laughs at himself first. */
export const benHartley: DemoPerson = {
  email: 'ben@clearwater.example',
  name: 'Ben Hartley',
  locale: 'en',
  timezone: 'Europe/Lisbon',
  role: 'member',
  title: 'Mobile engineer, driver app',
  weeks: [
    [
      {
        summary:
          'Began the new offline mode by reading the old one, which I wrote, and which contains the comment “this is fine”. It keeps taps in a list in memory. If the phone sleeps, the list goes to heaven. Asked Tomás for 200 events a batch, got 100, and we both know I’d have been happy with 50.',
        nextTasks: ['Outbox on disk instead of in hope', 'Answer Lin Mei: what can a driver do offline?'],
      },
      {
        summary:
          'Tomás asked what happens if the app is killed in mid-send. I said “good question” in a confident voice and then went to look. Answer: everything twice, or nothing. We now keep each event until the server says its id back to us. Lin Mei and I cut the list of offline actions from eleven to eight, because no one edits a note in gloves.',
        learnings: 'My confident voice and my knowledge run on separate power supplies.',
        nextTasks: ['Outbox table and its states', 'Write down what I cut, before I forget why'],
      },
      {
        summary:
          'Outbox works on the emulator. On a real phone it works until the battery saver kicks in at 15 %, when Android decides that groceries are not important. Spent four hours learning the six ways to ask Android nicely. The sixth is a notification. Drivers will get one that says how much is waiting.',
        learnings: 'A phone has its own plans for the afternoon, and groceries are not among them.',
      },
      {
        summary:
          'First honest run: one hour of flight mode around the block, 26 taps, 26 arrived. I held the phone up in the office like the winning ticket. Then Sofia asked me to do it again with the clock set to next Tuesday. Nineteen arrived. The other seven are presumably on their way.',
        learnings: 'Celebrate after Sofia, never before.',
      },
      'missed',
    ],
    [
      {
        summary:
          'No diary on Friday as I was repainting the waiting counter for Maya, who found red too alarming for something that is working. It is grey now. I’m telling everyone it was always meant to be grey. The queue holds 37 records after an hour offline and empties in four seconds; showed it to Lin Mei on camera with the face of an angler.',
        nextTasks: ['Photos, the big scary part', 'Replies to the fourteen review comments'],
      },
      {
        summary:
          'Reset my test phone and its event counter began at zero again. The server, with excellent manners, ignored everything I did for an hour, and I spent that hour debugging the wifi. Tomás added an install id. Sofia had it in her plan as case 22 since last week, so this was less a bug than a reading problem.',
      },
      {
        summary:
          'Photos go into the outbox at last. They are 4 MB each and our drivers take one per stop, so I shrink them to 300 KB on the phone. The first shrunken one was sideways. So was the second, in the other direction. There’s a tag for orientation, and apparently three schools of thought on what it means.',
        learnings: 'A photo has an opinion about which way is up and does not always share it.',
      },
      {
        summary:
          'Uploads resume where they stopped. Tested on the metro between Baixa-Chiado and Cais do Sodré, back and forth, eleven times; the inspector asked if I was lost. Rui has the build and reports a counter of twelve under Praça da Figueira. He is competing with himself now and I fear I’ve made a game.',
        nextTasks: ['Lin Mei: last two review comments, by phone'],
      },
      {
        summary:
          'Call with Lin Mei about retries: I had “every five seconds, forever”, which is how toddlers ask for things. Now the pauses grow up to two minutes. She deleted 600 lines of my old sync during the call and not one test turned red. I had no idea where to look, it being a video call.',
        learnings: 'If you can delete it and nothing complains, it was decoration.',
      },
    ],
    [
      {
        summary:
          'Maya cut offline chat (hooray) and offline addresses (I had started, secretly, on Thursday). She bought me lunch, which I recognise as a severance package for a branch. In the evening I showed the build to nine drivers at Frutaria Estrela and got eleven wishes, one of them “bigger letters”, in unison.',
      },
      {
        summary:
          'Bigger letters broke nine screens out of fourteen. The best one was the sign-in button, which now said “Sign i”. Fixed all nine. Sofia found that delivery photos sometimes arrive as twins: the screen sleeps, Android cuts the upload, the app wakes up and has a clear conscience and sends it again.',
        nextTasks: ['Fingerprint on each photo, with Lin Mei', 'Ask for a day'],
      },
      {
        summary:
          'Every photo carries a fingerprint and the server takes each one once. Lin Mei asked Maya for the extra day and got it in two words, while I had been drafting a speech. She also walked the build through metro, garage and lift and found one delivery dated after the lift instead of inside it. My clock again. Half an hour.',
        learnings: 'Ask for the day in the morning; by the evening it needs a speech.',
        nextTasks: ['rc2', 'Check each place where I still say “now”'],
      },
      {
        summary:
          'rc2 crashed twice in the dry run, and then once on the projector in front of everyone. The projector one was the projector. The first two were me: an empty route, on a phone with no photos, in Chinese. It needed all three at once, so of course the pilot starts in Hangzhou with empty routes.',
        learnings: 'My bugs are shy; they come out in groups of three.',
        late: true,
      },
      {
        summary:
          'Ferry 4.0 is out. I pushed the button and then sat on my hands in the cold room of Frutaria Estrela, where Aiko handed out croissants. Drivers went down, scanned, came up, shrugged. Shrugging is the whole point. 31 of 34 phones updated by noon, and the dashboard for lost taps is so flat that I checked it was plugged in.',
        nextTasks: ['Watch the crash reports over the weekend, but only twice a day'],
      },
    ],
    [
      {
        summary:
          'I looked at the crash reports forty times over the weekend. Pilot in Hangzhou: no lost taps, and 47 errors of which 40 are the same one, phones at Qinghe Fresh that are completely full. One of them has 11,000 photos of vegetables. I feel we would get on.',
        learnings: 'Someone’s phone is always fuller than the fullest one in the lab.',
        nextTasks: ['Warn before the phone is full', 'Zhou Ting’s wording, mine sounds like a bank'],
      },
      {
        summary:
          'The app no longer says “Good morning” to people who began at 03:40. I had been proud of that line. Full-phone warning is in with Zhou Ting’s text: your phone is nearly full, delete some photos first, no delivery will be lost. Mine was “Insufficient storage”. You can tell which of us talks to humans.',
        learnings: 'If it could be printed on a parking meter, rewrite it.',
      },
      'missed',
      {
        summary:
          'Yesterday vanished into buttons, so no diary. Lao Zhou says they are too small and Aiko’s drivers say the cheering after each stop is insulting, so 4.0.2 has buttons of 14 millimetres and no “Well done!”. I tried them with ski gloves from my cupboard. 14 is right; I hit “Delivered” nine times in ten and my own knee once.',
        nextTasks: ['Try it with wet gloves', 'Glove test as one of Sofia’s cases'],
      },
      {
        summary:
          'Wet glove test in the office kitchen with Sofia as referee. Score 18 of 20, and both misses were me being clever. Pilot week ends with zero lost taps in 2,310 orders. I re-ran the count before believing it and so did Lin Mei, separately, which says a lot about how the previous version brought us up.',
        learnings: 'A zero has to be checked more often than any other number.',
        nextTasks: ['Clean up the feature flags', 'Thank Rui with a T-shirt that says 12'],
      },
    ],
    [
      {
        summary:
          'Deleted nine feature flags, seven of which were switched on for everyone since last year. One had both branches doing the same thing, and a comment by me explaining the difference. The T-shirt with the 12 has been ordered. A quiet, sunny, suspicious Monday.',
        nextTasks: ['Delivery windows in the driver app: show them larger'],
      },
      {
        summary:
          'Double bookings in Hangzhou for 40 minutes. My part is small and I still feel sick about it: the app showed drivers two customers for one place with a cheerful green tick on each. Made a build that marks such pairs in amber, and Sofia tested it while it was still warm. Tomás looks like a printout of himself.',
        nextTasks: ['Amber pairs to the three Hangzhou shops', 'Ask what else the app believes blindly'],
      },
      {
        summary:
          'The app believes everything. I listed 22 things that it takes from the server without a raised eyebrow: times, capacities, a van with minus one crates. Added checks for the eight that can embarrass a driver in front of a customer. Nothing to do with who made the mistake; mine would have been worse and later.',
        learnings: 'A client that trusts the server completely is only a very expensive window.',
        nextTasks: ['The other fourteen, by priority', 'Buy pastéis on Friday, say nothing'],
        late: true,
      },
      {
        summary:
          'Went through the app for clocks. It uses the phone’s zone, which is right on a street in Hangzhou and wrong for Nuno’s phone, which has believed itself in Toronto since he bought it from a cousin. All windows are shown in the shop’s zone from now on. Nuno says that he did wonder.',
        nextTasks: ['Zone tests: Lisbon, Hangzhou, and Toronto for Nuno'],
      },
      {
        summary:
          'Six pastéis de nata, warm, on Tomás’s desk, no remarks. He ate four, so I’m calling that a recovery. Zone tests are green in three cities. 4.0.3 is packed for Monday and not one minute earlier, since no one in this building wants to release anything on a Friday ever again.',
        nextTasks: ['My page for the post-mortem', '4.0.3 on Monday at ten'],
      },
    ],
    [
      {
        summary:
          '4.0.3 went out at ten. Priya’s first day; she asked to hold the driver phone, opened the app and put her thumb on a spot where nothing is. “It wants to be there,” she said. I looked at the tap statistics and about 300 people a day tap on that nothing. It never crossed my mind to look.',
        learnings: 'Log the taps on nothing, they are votes.',
        nextTasks: ['Map of taps on nothing for Priya', 'Bring my page to the meeting'],
      },
      {
        summary:
          'Post-mortem, in clean shirts. My page said that the app showed green ticks on double bookings, and no one made a face, they asked three questions and Lin Mei wrote two of them down. Afterwards Priya and I printed the map of dead taps: 60 % of them sit where the customer’s phone number looks like a link and isn’t one.',
        nextTasks: ['Make the phone number dial, after four years'],
      },
      {
        summary:
          'Phone number dials. Eleven characters of code. Tried the new checklist on it with Sofia reading and me answering: nine minutes, and we got stuck at number four, who rolls back if it goes wrong. I had assumed Tomás, Tomás assumed Yiming, Yiming was asleep. There are names on the card now. Mine is on it for the app, gulp.',
        learnings: '“Someone” is the least reliable member of our team.',
        nextTasks: ['Practise a rollback of the app, twice', 'Peak: how many photos can we hold?'],
      },
      {
        summary:
          'Practised rolling back the app. The first time took 50 minutes, as I had forgotten the store’s password, and then the password of the thing that keeps passwords. The second took six. Yiming watched it all on a call from his balcony without saying a word, like a nature documentary.',
      },
      {
        summary:
          'Loaded a phone with 300 queued photos to play a bad peak day. The outbox opened in nine seconds, of which eight were me sorting the list by name for no reason. Now it takes 0.6. Rui wore the T-shirt with the 12, and Nuno wants one with 13 and has announced a plan involving a wine cellar.',
        learnings: 'Half of performance work is apologising for a sort.',
      },
    ],
    [
      {
        summary:
          'Peak day one, on call from six. Twice the stops means twice the scrolling, and drivers complained that the next stop is always below the fold. It has been since version 1; at eleven stops you forgive it, at thirty you don’t. The list jumps to the next stop by itself now, behind a flag, for five brave vans.',
        learnings: 'What you forgive at eleven stops you curse at thirty.',
        nextTasks: ['Ask the five vans', 'Crash in the scanner at low light'],
      },
      {
        summary:
          'Five vans out of five want to keep the jumping list, although Rui says it made him seasick until he understood that it was on his side. Scanner crash in low light: the torch and the camera start at the same moment and each waits for the other to go first. They now have an order, as at any door.',
      },
      {
        summary:
          'Slower jump is live after all seven points of the card. 3,900 orders and the most dramatic event in my corner was a driver who photographed a cat at each stop since the camera is “so fast now”. All of the cats are in our database as proof of delivery. I have asked legal (Maya), and the cats stay.',
        learnings: 'Users find the best use of a feature on the first day.',
        nextTasks: ['Be awake for Thursday', 'Ask Maya about the bell'],
      },
      {
        summary:
          '4,312 orders and the app had two crashes in the whole day, both on one phone, which had been in a soup. Maya rang a bell at 4,000 while I was on a call with a driver in a lift shaft, and he thought that it was the lift. Asked her politely to retire the bell.',
      },
      {
        summary:
          'Swept up after the peak: eleven odd crash traces, nine of them known, two new, one of these fixed. Handed my on-call phone to Sofia with a note that says “do not worry about the one about torches”. She asked which one I would worry about. So the note has two lines. I’m off to my sister’s until Thursday.',
        learnings: 'A handover note is a list of your worries, sorted honestly.',
      },
    ],
    [
      'vacation',
      'vacation',
      'vacation',
      {
        summary:
          'Back from Leeds, where my nephew, six, used Ferry for a minute and asked where the game is. Tomás reports that map tiles are our dearest ingredient since drivers zoom at red lights. I can keep a city on the phone for a month: Lisbon inside the ring is 48 MB, about twelve vegetable photos.',
        nextTasks: ['Tiles on disk, wifi only', 'Find out what Sofia did with my phone'],
      },
      {
        summary:
          'Tiles live on disk, downloaded at night over wifi. Tested by driving round the block in flight mode with Sofia as passenger, holding the phone and a stopwatch. She had answered two on-call alarms while I was away and fixed one by turning it off, as it had been shouting about a server that no longer exists. It was mine. Was.',
        learnings: 'Go on holiday more often; the alarms get better.',
        nextTasks: ['Tiles for Hangzhou: ask Lin Mei about the map licence', 'Alarm list, half as long'],
      },
    ],
    [
      {
        summary:
          'Alarm list cut from 19 to eight. Each one that stays has a sentence saying what a sleepy person should do. One said “investigate”, by me, which is to a sleepy person what “be tall” is to a short one. The map licence for Hangzhou allows 30 days on disk. Great.',
        nextTasks: ['Hangzhou tiles to Sandun’s riders first', 'Sleepy test: let Yiming follow an alarm'],
      },
      {
        summary:
          'Riders at Sandun have the tiles. One e-bike phone had 90 MB free, and 61 of these are now the district of Xihu. Yiming did the sleepy test at midnight his time by actual sleepiness, and followed the sentence for “outbox stuck” without a question. He did say that it lacks commas.',
        nextTasks: ['Commas', 'Look at Maya’s photo of the taped route again'],
      },
      {
        summary:
          'Maya’s photos from Porto have ruined my self-image nicely: four years of driver app, and in the van there is a paper strip on a crate. So I rode with Rui to see. He uses the app for the door, the photo and the phone number. For the order of things, he has a list on the dashboard, from the printer at Dona Alice. It was there all along, I have sat next to it.',
        learnings: 'I looked at the phone because I make the phone.',
        nextTasks: [
          'What should the app do when paper leads?',
          'Tell Aiko that she has a printer behind a calendar',
        ],
      },
      {
        summary:
          'Wrote a page on what the app is for when paper leads: proof, phone calls, changes. The third is the thing that paper cannot do. If the planner changes a route after printing, the driver should get exactly that change, in large, and nothing else. Showed it to Tomás, who read it twice and said “yes”. From him that’s a parade.',
        nextTasks: ['Sketch “changed since printing” with Priya'],
      },
      {
        summary:
          'Aiko told the story of the brothers who retype our routes each evening and I stared at the leek. Priya and I sketched “changed since printing”: a yellow bar, the stop, the change, one button. It took an hour, since she draws faster than I disagree. I promised to have it ready with the export.',
        nextTasks: ['Yellow bar, first version', 'The server must know what was printed: ask Tomás'],
      },
    ],
    [
      {
        summary:
          'Yellow bar, first version. It appears when a route changes after its sheet was printed and says what moved. It also appeared when nothing moved, with the text “changed: null”. Somewhere a driver in the beta group in Porto has seen this and drawn conclusions about me.',
        nextTasks: ['Remove null from the vocabulary', 'Try with Dona Fernanda’s drivers'],
      },
      'missed',
      {
        summary:
          'Missed yesterday as the yellow bar ate the evening. Stood at 2.3 metres from Priya’s sheet today with an eye shut and could read the stops but not the crates. She made the crates larger and asked me how many fingers. Then the bar: Dona Fernanda’s drivers got four changes and phoned about none of them.',
        learnings: 'No phone call is the five-star review of this trade.',
      },
      {
        summary:
          'Print, export and the yellow bar went live together, Sofia reading, me answering, Chen Xiao on the line. On item two I said “yes” before she had finished, and she read it again, slower. It was in fact no. One translation was missing and the Chinese bar would have said “changed” in English.',
        nextTasks: ['Read the item, then answer the item'],
      },
      {
        summary:
          'First full day: 212 route changes after printing, 205 of which the drivers confirmed with a tap in under two minutes. The other seven belong to a man who had the phone in the fridge with the cheese. He says that it was an accident. He also says that it was cool. Priya is at a wedding and I promised her no messages, so she’ll read this in the diary.',
        learnings: 'Paper for the plan, phone for the news: took us only four years.',
        nextTasks: ['Fridge phone: battery check', 'Clean my desk before the security people come'],
      },
    ],
    [
      {
        summary:
          'Security week. Dulce asked for the app, a cable and a quiet room, and I have never felt so much like a patient. She returned after two hours and said “you keep little on the phone, good”, and I’m considering putting that on my door. She hasn’t looked at the logs yet.',
        nextTasks: ['Look at the logs before she does'],
      },
      {
        summary:
          'The logs contained customers’ names when a photo failed. Not in the report, since I told Dulce about it before she got there, but it’s exactly the thing. Fixed, and old logs are wiped at the next start. Meanwhile the note field made news, a script in a delivery note; on the phone it shows up as harmless text, so the app is for once the sober one.',
        learnings: 'Confess to the auditor first, it costs half.',
        nextTasks: ['Check notes on the phone in all six places', 'Log rule: ids only'],
      },
      {
        summary:
          'Notes are plain text in all six places where the app shows them. I was sure of five. Log rule is in the linter. Aiko’s plant outside the meeting room looked thirsty, so I watered it, as did Maya, Sofia and Henrique from Farol, as we found out when it reached the carpet.',
        nextTasks: ['Old app versions: how long do we let them sign in?', 'Towel'],
      },
      {
        summary:
          'How long do we let old versions sign in? Forever, was the answer, which has been an unfortunate word this week. From next month anything before 4.0 gets a friendly wall. There are nine such phones, and I know six of them by the name of the driver. Zhou Ting wrote the wall’s text so that it reads like an invitation.',
        nextTasks: ['Call the six', 'Find the other three'],
      },
      {
        summary:
          'All nine old phones found. Three were in one drawer in Setúbal, charging, for two years. Henrique read out the report and the driver app has no finding, so I made the mistake of looking proud, and Sofia asked me for the version number of the certificate library. It’s four behind. It’ll be none behind on Monday.',
        learnings: 'Pride comes before the changelog.',
        nextTasks: ['Update the certificate library', 'Chen Xiao’s idea of a time range in the app'],
      },
    ],
    [
      {
        summary:
          'Updated the library, and the build broke in three places that had nothing to do with certificates. By five it was whole again. Wang Lei showed the new ETA, down to 5.4 minutes on old data, and I realised the app rounds every ETA to five minutes because me-of-two-summers-ago found that “cleaner”.',
        nextTasks: ['Show the range as the planner does', 'Apologise to Wang Lei for the rounding'],
      },
      {
        summary:
          'Apologised. Wang Lei said it explained a thing he had been hunting since spring, so I apologised again, with cake. The app shows ranges: “10:20 to 10:35”. Priya moved the two figures eight pixels apart and suddenly it reads like a time and no longer like a score in football.',
        learnings: 'Rounding is a decision, and someone downstream will spend a month finding it.',
      },
      {
        summary:
          'When a range is over, the app said “10:20 to 10:35” until noon like a man at the wrong station. It now says “later than planned” and offers the phone number. Rui tried it on purpose by having a coffee. The customer rang him, friendly, and joined him for the coffee.',
        learnings: 'A screen needs something sensible to say after its moment has passed.',
      },
      'missed',
      {
        summary:
          'Skipped yesterday because I was in the van at Frutaria Estrela until eight, comparing the ranges with the street. 44 stops, 41 inside. Today all shops have it and drivers are asking whether the customers have changed: they stand at the door. Tomás removed a line from four years ago and walked around the office a bit taller.',
        learnings: 'If you want to know whether the ETA is right, sit next to the person it is about.',
        nextTasks: ['Coimbra: borrow a van for Wednesday', 'App texts in Coimbra’s words, ask Aiko'],
      },
    ],
    [
      {
        summary:
          'Prepared the app for Coimbra: tiles of 22 MB, five shops, and a warning for streets that are in fact stairs. Tomás has marked 17 of those. My contribution is an icon of a van looking at a staircase, which Priya removed and then, after lunch, put back slightly smaller.',
        nextTasks: ['Rehearsal with Hangzhou in the evening', 'Boots for Wednesday'],
      },
      {
        summary:
          'Full rehearsal of opening a city, from creating the shop to the first signature: two hours and forty minutes. Li Na played an impatient grocer so well that I apologised for real, twice. We got stuck on the driver invitations by text message, which went to a number in my own pocket.',
        learnings: 'Test data should never contain the tester’s own phone, it feels too successful.',
      },
      {
        summary:
          'Drove two of Tomás’s routes in a van of Horta da Sé. The first went well. The second met some four hundred students in black capes singing, and we moved forty metres in half an hour. I was given a ribbon. My track is useless, although I took photos that Aiko wants for the shop walls and that Tomás calls, correctly, not data.',
        nextTasks: ['Road closed button for drivers, tiny', 'Return the van with a full tank'],
      },
      {
        summary:
          'Drivers can report a closed road with two taps, and it reaches the planner in the yellow bar’s cousin, a blue one. Finished at four, card by five, and Sofia made me try it in gloves. In the rehearsal with the pulled cable nine pretend vans sent 340 stops, and the outbox swallowed them all without so much as a burp.',
        nextTasks: ['Follow Tomás’s rollback note without asking him anything', 'Freeze the app'],
      },
      {
        summary:
          'Followed Tomás’s rollback note blind while Sofia stood behind me with a watch: seven minutes, two of them spent looking for a pen. App frozen as 4.3.0. On Monday I stand at Horta da Sé with a spare phone, a dry pair of gloves and the T-shirt that says 12, which Rui is lending me, for luck and under conditions.',
        learnings:
          'Thirteen weeks ago my comment said “this is fine”, and I think this time I may leave it in.',
        nextTasks: ['Alarm clock, two of them', 'Wash the T-shirt before returning it'],
      },
    ],
  ],
};
