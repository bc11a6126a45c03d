import type { DemoPerson } from '../story.ts';

/** Designer in Lisbon, the newcomer who joins in week six; curious, thinks with scissors and paper. */
export const priyaRaman: DemoPerson = {
  email: 'priya@clearwater.example',
  name: 'Priya Raman',
  locale: 'en',
  timezone: 'Europe/Lisbon',
  role: 'member',
  title: 'Product designer',
  weeks: [
    [
      {
        summary:
          'First day! My desk says “Inês was here” underneath and I have decided to like Inês. Sat with Aiko for two hours, listening to how people sound when they hang up happy. Asked Lin Mei on video where someone sits the day after a mistake, because tomorrow there is a meeting about one. “In their own seat,” she said.',
        learnings: 'You can hear good design in the last two seconds of a phone call.',
      },
      {
        summary:
          'Seventy minutes about forty minutes, and no one raised a voice. I did not know half of the words, so Tomás drew the solver for me on a pizza box afterwards: circles, arrows, a fat one for “Lao Zhou”. Ben has statistics of taps that hit nothing. We printed them, and most of the nothing is where the customer’s telephone number looks like a link.',
      },
      {
        summary:
          'The phone number dials since 11:20; it was eleven characters. My first improvement here, and all I did was put my thumb in the wrong place. Walked through our screens with a list of every colour: 46 blues. Wang Lei’s error chart had used one of them for good and bad alike; it has shapes as well by now.',
        learnings: 'Before adding a colour, invite the existing ones to a meeting.',
        nextTasks: ['From 46 blues to six, on paper first', 'Coat for the cold room'],
      },
      {
        summary:
          'Morning in the cold room of Frutaria Estrela, watching a wet glove try to hit a button 6 millimetres high. I measured the glove: 19 across the fingertip. Afternoon with Chen Xiao and Lin Mei about shadows on the planner’s cards. We argued for twenty minutes until someone tried Sister Fang’s old monitor and there were no shadows to argue about.',
        learnings: 'Borrow the worst screen before the first opinion.',
      },
      {
        summary:
          'End of week one: a page on sizes (14 millimetres for anything a driver touches), a box of six blues, and eleven Portuguese words, of which four are fish. Took my seven questions back to Maya. She answered five, said “good question” to the sixth, and the seventh, about the lid on the delivery window, has become a legend here.',
        nextTasks: ['Monday: support desk with Aiko', 'Find out about the lid'],
      },
    ],
    [
      {
        summary:
          'Peak week, and I sat beside Aiko with headphones. By the ninth caller who could not find the search I had drawn it nine times, and it was the drawing that told me: grey words on top, larger than the rest, no border. We had made a headline. Maya allowed me to fix exactly one thing this week.',
        nextTasks: [
          'Search that looks like a search, tonight',
          'Sofia’s card: bring answers for seven items',
        ],
      },
      {
        summary:
          'It has a border, a magnifying glass and the words “Street, name or order”. Live at eleven; calls about it went from nine to one, and the one was a man who wanted to tell us. Sofia read the seven items with me as if I had done this for years. My hands were cold until item three.',
        learnings: 'The smallest release I ever made had the shortest way to a real person.',
      },
      {
        summary:
          'Rode in the van with Nuno, 31 stops. He holds the phone in his left hand, crate on the right hip, and unlocks gates with an elbow. Everything we put in the upper right corner may as well be in Porto. He asked me if I chose the green. I said no, and he was relieved for me.',
        nextTasks: ['Reach map for the left thumb', 'Different green, with Chen Xiao'],
      },
      {
        summary:
          '4,312 orders. I could not help with anything technical, so I made signs: one for the coffee, one for the room with the sleeping Sofia, and one for the wall that counted up by hundreds. Yiming photographed it through the camera from Hangzhou, with his thumb in the picture. At 4,000 there was a bell. Ben looked at it like a cat.',
        learnings: 'During someone else’s rush, make it easier to find things.',
        nextTasks: ['Sleep', 'Reach map, properly drawn'],
        late: true,
      },
      {
        summary:
          'Reach map for the left thumb is on the wall: green for easy, hatched for “only without a crate”. Ben stood before it for a long time and then whispered, “We put Delivered in the hatched part.” Also the lid is solved! Years ago a window was drawn as a box, a full box had a lid, and then someone made all of them full.',
        nextTasks: ['Lids only for full windows', 'Pricing pages for Maya on Tuesday'],
      },
    ],
    [
      {
        summary:
          'The lids are right since lunch: open windows have none. Chen Xiao sent me the original drawing from four years ago, made by Maya with a mouse. In the afternoon the copy for two prices, in which Maya writes like a telegram and I keep asking for the verb.',
        nextTasks: ['Both price pages by three', 'Same layout, so that only the price differs'],
      },
      {
        summary:
          'Drew both price pages on a single afternoon. They share every millimetre except the figure, as otherwise we would be testing my taste. Maya wanted a third. I asked her which one I should drop, and it got very quiet, and then it was two. First time I said something like that to a person who owns the chair I sit on.',
        learnings: 'A question is the politest form of no.',
        nextTasks: ['Page in Chinese with Zhou Ting', 'Do not look at numbers'],
      },
      {
        summary:
          'The Chinese page with Zhou Ting: her sentence for “no hidden costs” has four characters and mine had eleven words. We made the English shorter because of it. She read prices aloud in the voice of Lao Zhou, who thinks that a figure ending in 9 is winking at him. 299 winks. We kept it.',
        nextTasks: ['Icons for the driver app: which are understood?'],
      },
      'missed',
      {
        summary:
          'Yesterday escaped me: I tested icons with eleven drivers until late. Result: the tick and the telephone are understood by all, the box with an arrow by three, and the funnel was taken for a glass of wine, by nearly everybody, twice on the same tour. Words instead of four icons from next week.',
        learnings: 'A word costs more room than an icon and less of everything else.',
        nextTasks: ['Replace the funnel with “Filter”', 'Cards with the words in three languages'],
      },
    ],
    [
      {
        summary:
          'The funnel has retired. Nuno misses the wine. Measured the new words in three languages: Portuguese is the longest in six of nine, and Chinese leaves me so much room that I feel rude. Maya and Aiko took the evening train to Porto with cakes, and the office smelled of orange all day.',
        nextTasks: ['Six blues into the planner with Chen Xiao'],
      },
      {
        summary:
          'Chen Xiao and I replaced 40 of the 46 blues in one long call, she in the code, I on a list, crossing them off. Number 31 was used in one single place, the border of a button that no one can reach. In the evening a picture from Porto: our route, folded into an apron. I zoomed in on the fold, which goes right through stop 9.',
        learnings: 'Paper has a layout of its own, and it begins with how it is folded.',
        nextTasks: ['Print our planner and look at it honestly'],
      },
      {
        summary:
          'Printed our planner: six pages, the first of them a menu, the driver’s name on page five. Taped them up in the corridor and asked people what they saw. Tomás: “A cry for help.” Lin Mei had done the same in Hangzhou on the same morning, without our knowing, and sent her six.',
      },
      {
        summary:
          'No computer today. Strips of paper, a pencil, scissors: stop, name, floor, crates, cash, box. Lin Mei joined by video for an hour and we both moved strips about on our tables. Twenty stops fit on an A4 if the address takes one line; on 80 millimetres each stop is a small poem of four lines.',
        learnings: 'For a thing made of paper, scissors are the fastest software.',
      },
      {
        summary:
          'Aiko told us about the brothers who retype the routes in the evening and I had to look at the ceiling for a bit. Then Ben and I sketched what the phone should do after the paper is printed: show only what has changed since. One hour, eleven sheets, and he disagreed exactly often enough.',
        nextTasks: ['Yellow bar in three states', 'Print sheet, first real draft'],
      },
    ],
    [
      {
        summary:
          'Print sheet, first real draft. Aiko has 2.3 metres from Dona Fernanda’s scales to her fridge, so I did the sum for eyes of seventy in bad light: 22 points for the stop, 13 for the rest. It looked absurd on my monitor. On the wall of the kitchen it looked like a thing that wants to be read.',
        nextTasks: ['Photos of walls from Aiko: look for patterns', 'Bar: what if three things change?'],
      },
      {
        summary:
          'Pinned up 29 photos of grocers’ walls. Things they have in common: a nail, tape on the left side only, and ballpoint in the right margin, always the right. So the sheet gets a wide right margin with thin lines and a hole mark at the top. I also found Dona Alice’s printer in the background of an old picture, behind a calendar.',
        learnings: 'The free space on a form belongs to the person with the pen.',
      },
      {
        summary:
          'Wall test: everybody at 2.3 metres, one eye shut. The crates were too small, I enlarged them. Sister Fang put on her glasses in Hangzhou for her own sheet and sent word that the note must come before the address, “first the dog, then the door”. Margins fixed with Sofia’s ruler at 14 millimetres; left Tomás a note. Now to Goa for my cousin’s wedding, four hundred guests.',
      },
      'vacation',
      'vacation',
    ],
    [
      {
        summary:
          'Back with hands full of henna, which Dulce from the security firm took for a badge. The sheet went live without me and is on more walls than I know of. At the wedding I caught myself looking at the seating plan: 400 names in 9 points, taped up at the height of a child. I did not fix it. I thought it very loudly.',
        nextTasks: ['Read Ben’s diary about the fridge phone', 'Collect photos of the sheet in use'],
      },
      {
        summary:
          'Fourteen photos of the sheet in use. Dona Fernanda’s is framed. A driver in Gaia has folded his so that only the next three stops show, and I should have thought of that: three stops is all one needs in a van. Chen Xiao had a hard day with the note field, so we talked about green instead, for an hour, on purpose.',
        learnings: 'Each fold in a sheet is a wish.',
        nextTasks: ['Fold marks after each third stop', 'Message for links that have ended'],
      },
      {
        summary:
          'Links to exports will end after an hour, and someone will stand in a yard with a dead one. Wrote the page they see: what happened, who to ask, and a button that asks for a new one. First draft said “expired”; Zhou Ting thinks of yoghurt there, and so would half of our users. Now: “This link has ended for today.”',
      },
      {
        summary:
          'The page for ended links is live and 31 people have seen it; 29 pressed the button and went on with their lives. Took my phone into the sun on the terrace to read it, and our second-lightest grey disappears there like sugar. Removed it in nine places. Helped four people not to water Aiko’s plant again.',
        learnings: 'Five minutes in the sun teach more about contrast than a formula.',
        nextTasks: ['Grey audit with Chen Xiao', 'Fold marks to Sofia’s printers'],
      },
      {
        summary:
          'Fold marks tested on three of Sofia’s printers, half a point thick, dashed. Yiming asked on the call what they are and then folded one, slowly, and said “ah”. I want that sound on a recording. Listened to the security report: I followed nearly all of it this time, which, eleven weeks of company history in my ears, feels like a language.',
      },
    ],
    [
      'missed',
      {
        summary:
          'Fever on Monday, tea on Tuesday. From the sofa: ranges for arrival. “10:20 to 10:35” looked like a football score until I moved the figures eight pixels apart and set the word “to” in the lighter weight. Ben has it in the app already, with Chen Xiao’s version in the planner the same to the pixel.',
        learnings: 'Eight pixels can be the difference between a time and a result.',
        nextTasks: ['What does “late” look like without red?', 'More tea'],
      },
      {
        summary:
          'Late without red: the range slides along, a small word appears, and the phone number comes up to where the thumb is. Red would blame the driver, and the street has done it. Ben tried it with Rui, who had to drink a coffee for it. Back at the office; my chair had been lowered by someone taller, which makes no sense.',
      },
      {
        summary:
          'With Dona Alice in her shop on the first day of the new times. She looked at the range on her telephone and said, “Good, so I can bathe.” The driver then came at the beginning of it. She rang Aiko from the bath to complain, and I was standing in the next room with a melon. Best usability session of my life.',
        learnings: 'A range makes a promise at both ends.',
        nextTasks: ['Early arrivals: should we say “from”?'],
      },
      {
        summary:
          'Early arrivals: tried “from 10:20”, “around 10:27” and the range with twenty people at the market in Campo de Ourique. Range wins with 14. A boy of ten preferred “soon”. Calls for “where is he” fell from 40 to 22, and Wang Lei sent me his curve with shapes and two colours that can be told apart, unasked. I printed it.',
        nextTasks: ['Coimbra welcome page with Chen Xiao', 'Stairs: how to show that a street is one'],
      },
    ],
    [
      {
        summary:
          'Stairs. Tomás has 17 streets in Coimbra that are stairs, and Ben had made an icon of a van looking at a staircase. I took it out in the morning, for seriousness. At lunch three people asked where the van had gone. It is back, smaller, and I have learned something about seriousness.',
        learnings: 'An icon may be funny if it is also the clearest one.',
        nextTasks: ['Welcome page, no adjectives, Maya will check', 'Sheet in Coimbra’s words'],
      },
      {
        summary:
          'The sheet hung on the fridge of Horta da Sé while Aiko held her breath in the video, and they signed. Went through the welcome page with Chen Xiao: I draw, she objects, then she draws. We are so fast by now that Lin Mei only watched. The text for a new city is Lin Mei’s, and I changed nothing: “We are still getting to know this city.”',
        nextTasks: [
          'Where does that sentence stand, and when does it go?',
          'Blue bar for closed roads with Ben',
        ],
      },
      {
        summary:
          'Wang Lei has settled when the sentence goes: after 300 orders in a district. He showed me the curve that gives 300, and I suggested showing people how far we are, “112 of 300”. Chen Xiao built it in an hour. Tiny, at the foot of the page. It makes ignorance look like a project.',
        learnings: 'Show what you do not know as something with a progress bar.',
        nextTasks: ['Blue bar, three states', 'Gloves for Monday, mine are decorative'],
      },
      {
        summary:
          'Ben’s blue bar for closed roads in three states, of which the third is a parade. Looked over the welcome page one last time with Maya’s eyes and found “easy”. An adjective! It is gone. In the rehearsal I played a planner and was rather good, until the cable was pulled and I applauded.',
        nextTasks: ['Print five sheets on thick paper for the five fridges', 'Magnets'],
      },
      {
        summary:
          'Go. I said it with the others and noticed that I knew what I was saying it to. Five sheets on thick paper and five magnets lie in a box with my name. Two months ago I asked about a lid; today a sister from Santa Clara asked me on the phone why the margin is so wide, and I told her that it is hers.',
        learnings: 'I am done being new when people ask me about the lids.',
        nextTasks: ['06:40 train box: sheets, magnets, tape', 'Listen for the whistle on Monday'],
      },
    ],
  ],
};
