import type { DemoPerson } from '../story.ts';

/** Backend engineer in Lisbon, routing engine; writes in short sentences. */
export const tomasSilva: DemoPerson = {
  email: 'tomas@clearwater.example',
  name: 'Tomás Silva',
  locale: 'en',
  timezone: 'Europe/Lisbon',
  role: 'member',
  title: 'Backend engineer, routing',
  weeks: [
    [
      {
        summary:
          'Started the server side of the offline rewrite. The old endpoint trusts the phone’s clock. I found a stop that was delivered in 1970. New table for driver events, each with an id from the phone, so sending one twice costs nothing. Ben asked for 200 events per batch. I gave him 100.',
        learnings: 'A clock you do not own is only an opinion.',
        nextTasks: [
          'Intake endpoint for driver events',
          'Ask Ben what happens when the app is killed mid-send',
        ],
      },
      {
        summary:
          'Intake endpoint works on my machine. It takes 100 events in 38 ms. Asked Ben about the killed app. He was quiet for a while and then said “good question”. We agreed that the phone keeps an event until the server names its id in the answer.',
        nextTasks: ['Write the three conflict cases down', 'Load test with 40 drivers'],
      },
      {
        summary:
          'Wrote the conflict cases on one page. Planner moves a stop while the driver is in a garage. Driver delivers a stop that was cancelled. Two drivers scan the same crate. The first two are easy. The third took the afternoon and one argument with Lin Mei, which she won.',
        learnings: 'When a person has the goods in hand, the database should believe the person.',
        nextTasks: ['Code the crate rule Lin Mei’s way'],
      },
      {
        summary:
          'Crate rule is in. The second scan opens a question for the planner and nothing is overwritten. Load test with 40 drivers passed; with 400 the connection pool ran dry at driver 212. Yiming raised the pool and lowered his opinion of my defaults.',
        nextTasks: ['Retry with 400 drivers', 'Read Sofia’s test plan'],
      },
      {
        summary:
          'All 400 drivers get through now, slowest batch 190 ms. Sofia’s plan has 31 cases. Number 17 is a phone that falls into a bucket of fish. It happened to Rui last spring, so it stays. I can only promise that the server survives.',
      },
    ],
    [
      {
        summary:
          'Rain all day, so no one went out for lunch and I got a lot done. Events that arrive out of order are now sorted by a counter per phone. Wall time is stored for display and for nothing else. Deleted 240 lines of the old merge code.',
        nextTasks: ['Delete the other half of the old merge code', 'Show Ben the counter rule'],
      },
      {
        summary:
          'Ben reset his test phone and the counter went back to zero. The server then politely ignored everything he did for an hour. Added an install id next to the counter. Obvious in hindsight. It was obvious to Sofia beforehand: case 22.',
        learnings: 'Read the test plan before writing the code it tests.',
        nextTasks: ['Go through all of Sofia’s cases, properly this time'],
      },
      {
        summary:
          'Went through all 31 cases. Four fail on the server side. Fixed two: a batch with one bad event no longer rejects the other 99, and a cancelled stop answers with its reason. The old merge code is gone, 610 lines in total.',
        learnings: 'One bad apple must not send the whole crate back.',
      },
      'missed',
      {
        summary:
          'Case 9 passes: photos wait in a side room for up to a day until their stop shows up. Case 28 passes since yesterday evening. It needed a van history, which Wang Lei is glad about, because he has been guessing vans from plate photos.',
        learnings: 'Ask the data person what he has been guessing. It is a list of missing tables.',
        nextTasks: ['Van history in the nightly extract for Wang Lei'],
      },
    ],
    [
      {
        summary:
          'Van history is in the nightly extract. Wang Lei wrote back one line: “eleven vans, not nine”. Two vans in Lisbon have driven under borrowed names for months. Aiko will ask Mercearia Dona Alice, carefully.',
        nextTasks: ['Migration of open routes to the new event table'],
      },
      {
        summary:
          'Migration plan for the open routes. Both paths run side by side for three days and I compare. First comparison: 1,904 stops, 7 differ. Six are the old path being wrong. The seventh is a stop with two doorbells and I do not know yet.',
        nextTasks: ['The stop with two doorbells', 'Second comparison after the evening tours'],
      },
      {
        summary:
          'The two doorbells are a mother and a daughter with one address and two orders. The old path merged them and someone always got the wrong yoghurt. The new one keeps them apart. Second comparison has no difference that I would defend the old code for.',
        learnings: 'Each odd row is a family with a problem.',
      },
      {
        summary:
          'Dry run of the switch with Yiming in staging. It took 6 minutes, and 4 of these were me looking for the flag. The flag has a name now that I can remember. Ben’s build 4.0.0-rc2 crashed twice during it, which had nothing to do with me, and I said so only once.',
        learnings: 'Test the switch until it bores you, then throw it.',
      },
      {
        summary:
          'Switched at 06:30 with Yiming on the line from Hangzhou, eating noodles. No errors in the first 500 events. E-bike profile is ready for Sandun Market: 18 km/h, no stairs, bridges allowed. I set the compound gates to 90 seconds each. That is a guess.',
        nextTasks: ['Ask Li Na how long a compound gate really takes'],
      },
    ],
    [
      {
        summary:
          'Pilot day one. Qinghe Fresh with eight vans, Sandun Market with eleven e-bikes, Lao Zhou Fruit with two vans, a son and Lao Zhou. Routes solved in 4.1 s. Li Na timed a compound gate for me: 25 seconds if the guard knows you, four minutes if he does not.',
        learnings: 'A gate has no average. It has a guard.',
      },
      {
        summary:
          'Gate time now depends on the rider’s visits. Five lines of code, best change this month. Sandun’s routes got 9 minutes shorter on paper. Lao Zhou ignored his route and was faster than it by a quarter of an hour. I asked for his track.',
        nextTasks: ['Look at Lao Zhou’s track'],
      },
      {
        summary:
          'Lao Zhou’s track goes through a wet market, twice, and along a canal path that our map calls a wall. He is right and the map is wrong. Sent the path to the map people. Put a local override in for now.',
        learnings: 'A workaround without an end date is a map of its own.',
      },
      {
        summary:
          'Overrides expire after 60 days so that we do not keep our own secret map of Hangzhou. Fixed the flicker where two equal stops swap on each run: ties break by order id. Lin Mei says the drivers had noticed and called it “the dance”.',
        learnings: 'People forgive a slow route sooner than one that keeps changing its mind.',
      },
      {
        summary:
          'Pilot week closed with 2,310 stops and 41 driver complaints, 30 of them about one underground garage. I began on delivery windows, which shops fill by themselves from next week. The close job needs the shop’s own day. It looked simple, so I left it for Monday.',
        nextTasks: ['Finish the close job for delivery windows', 'Deploy on Monday before lunch'],
      },
    ],
    [
      {
        summary:
          'Finished the job that closes delivery windows. Lin Mei read it and approved, tests green, Sofia’s smoke run green, released at 17:40. That is not before lunch. It closes windows for the day that has ended and opens the next one. Went home pleased.',
      },
      {
        summary:
          'My mistake. The job took the day from the server’s clock and not from the shop’s. At midnight here, eight in the morning there, it reopened windows that were already sold. For 40 minutes people booked them a second time. Yiming rolled back while I was still finding my shoes. 31 orders, taken apart by hand with Lin Mei until the afternoon.',
        learnings:
          'All of our fixtures live in Lisbon, where the server’s day and the shop’s day agree. The test could not fail.',
        nextTasks: ['Timeline, minute by minute', 'Fix, with a shop in each time zone we serve'],
        late: true,
      },
      {
        summary:
          'Timeline is written. The commit, the review (11 minutes), the release, the first double booking, the call. I wrote Lin Mei a long letter at night and she answered with a line: two people pressed that button, go to sleep. The fix passes the zone in as an argument, so no one can forget it without the compiler shouting. Not deployed. I want three people to read it.',
        nextTasks: ['Find every other place that asks the server what day it is'],
      },
      {
        summary:
          'Searched for every “today” in the backend. There are 63. Nine are wrong, and all nine are asleep because no shop outside Portugal uses them yet. Fixed six. Lin Mei reviewed each line and found a tenth.',
        learnings: 'One bug is usually the first of its family to get out of the house.',
        nextTasks: ['The last four “todays”', 'Lint rule against the bare clock'],
      },
      {
        summary:
          'All ten fixed. The lint rule forbids the bare clock outside one file. Redeployed the window job at 10:00, on a quiet day, with Zhou Ting and Yiming watching from the other end. It closed the right day in both cities. I slept badly this week. Ben brought pastéis and did not mention it.',
        nextTasks: ['Bring Sofia my part of the post-mortem'],
      },
    ],
    [
      {
        summary:
          'Collected the commit, the review and the logs for the post-mortem. Sofia made me take the word “stupid” out of my part, three times. Met Priya, who started today. She asked what a delivery window is and why it has a lid on it in the planner. I had no answer. It has had a lid for two years.',
        nextTasks: ['Post-mortem at 09:00', 'Explain the solver to Priya with paper'],
      },
      {
        summary:
          'Post-mortem, 70 minutes, everybody calm. Lin Mei’s rule: say what you saw, never what you should have seen. The best question came from Chen Xiao: why did the planner let a full window be booked at all? Because it trusts the server. Both ends will check now. I drew the solver for Priya on the back of a pizza box.',
        learnings: 'A full window should be refused by the place that counts it, at the moment of booking.',
        nextTasks: ['Database constraint: a window cannot exceed its capacity'],
      },
      {
        summary:
          'The constraint is in. A window with 12 places cannot hold 13, whatever any job believes. It caught nothing today. I hope it never does. Reviewed the checklist, seven items since Yiming cut it. Item 1: run the same day in Hangzhou and in Lisbon. That one is mine forever.',
        nextTasks: ['Try the checklist on a small change', 'Plan the peak load test with Yiming'],
      },
      {
        summary:
          'First change through the checklist: a renamed column. It took 14 minutes and I grumbled for 10 of them. Then item 5 asked about old app versions, and there were 23 phones still reading the old name. I stopped grumbling.',
      },
      'missed',
    ],
    [
      {
        summary:
          'Peak week. 2,900 orders by noon in both cities, a normal Monday ends at 2,100. Solver time for Qinghe Fresh went from 4 to 13 seconds. Planners notice anything above 10. I cut the search in two: a good route at once, a better one a few seconds later.',
      },
      {
        summary:
          'Two-step solve runs for the six largest shops. First answer in 2.2 s, improved answer at 8 s. Chen Xiao shows the second as an offer and the planner accepts it with one click. Some do not. They had already printed the first. Printed?',
        learnings: 'The second answer comes too late for someone with a stapler.',
        nextTasks: ['Memory use of the solver under double load'],
      },
      {
        summary:
          'Solver leaked 3 MB per run. On a normal day no one sees it. Today the process reached its limit at 16:05 and restarted itself between two requests, which was luck. Found the leak in the distance cache. It kept every matrix since Monday.',
        learnings: 'A leak that needs a week to show will wait for the busiest one.',
      },
      {
        summary:
          '4,312 orders, the highest we have had. Cache fix went out at 05:30 after all seven items. Memory flat all day. No windows overbooked; the constraint refused two bookings at 11:52 that the planner should not have offered. So it did catch something.',
        learnings: 'A dull guard at the door is worth more than a clever one in the tower.',
      },
      {
        summary:
          'The two refused bookings came from a planner tab that had been open for three days. Chen Xiao adds a refresh when the tab wakes. Orders fell back to 3,100. Yiming and I had a call with nothing to say, so he showed me his balcony tomatoes.',
      },
    ],
    [
      {
        summary:
          'Peak notes are done: orders, solver times, the leak, two refusals. Maya tests a price per month against a price per order and asked what an order costs us. 0.4 cents for the routing. She had budgeted 3. I have never made anybody so happy with a number.',
        nextTasks: ['Cost per shop, with map tiles included'],
      },
      {
        summary:
          'With tiles it is 1.1 cents per order. Tiles are the expensive part because drivers zoom when they are bored at red lights. Ben could keep more of them on the phone when he is back. Small work otherwise: two flaky tests, one of them mine.',
        learnings: 'Measure the boring part. It is usually the expensive one.',
        nextTasks: ['Hand over the solver dashboard to Yiming', 'Fix the flaky matrix test'],
      },
      {
        summary:
          'Fixed the flaky test. It depended on the order of a hash map and had passed by luck 96 times in 100. Handed the dashboard over to Yiming, since Lin Mei left for Taizhou this morning. He asked what the red line means. I named it now. Off to my parents in Évora from tomorrow.',
        learnings: 'A graph without a label is a private joke.',
      },
      'vacation',
      'vacation',
    ],
    [
      'vacation',
      {
        summary:
          'Back. My father’s olive press has a better maintenance log than our solver. 84 messages, two important. Yiming used the dashboard on Friday and found a shop whose routes were solved four times in a row. The retry had no pause. It has one now.',
        nextTasks: ['Same check for the other retries'],
      },
      {
        summary:
          'Four other retries without a pause. Fixed three. The fourth sends text messages, and I would like Zhou Ting to be awake when I touch it. Maya sent a photo from Porto: our route screen, printed, taped to a crate of leeks, with the order corrected in ballpoint.',
      },
      {
        summary:
          'Text message retry done at 08:00 together with Zhou Ting. She had a test phone in each hand. Looked at what is on Maya’s photo. The ballpoint swaps stops 4 and 5. I ran it. Her order is two minutes faster because of a one-way street that turned in spring.',
        learnings: 'Corrections on paper are map updates that no one sends us.',
        nextTasks: ['Report the one-way street', 'Draft the export: columns and order'],
      },
      {
        summary:
          'Draft of the export with 14 columns. Aiko came back from Porto and crossed out eight. “They want stop, name, floor, crates, cash, and a box to tick.” Six columns then. She is right that no one needs longitude on a crate of leeks.',
        nextTasks: ['CSV endpoint', 'Ask Sofia which Excel people really have'],
      },
    ],
    [
      {
        summary:
          'CSV endpoint is up. Opened it in Excel and it was one wide column, because Portuguese Excel wants semicolons. Chinese Excel wants commas. Sofia has three versions of Excel and a grim face. Telephone numbers show four digits only, as paper gets lost.',
        learnings: 'Every program calls it Excel and means something else.',
        nextTasks: ['Separator by the shop’s region', 'Cells that begin with an equals sign'],
      },
      {
        summary:
          'Separator follows the region. In Hangzhou the file opened as mojibake until Chen Xiao cured it in five minutes: a missing mark at the start. A customer in our test data is called “=SUM” thanks to Sofia. Cells that could be read as a formula are made harmless now.',
        learnings: 'CSV is not a format. It is a family of misunderstandings.',
        nextTasks: ['Print data for Priya’s sheet', 'Order numbers with leading zeros'],
      },
      {
        summary:
          'Leading zeros survive. Priya’s sheet needs stops grouped by street, since Dona Fernanda reads by street. The solver thinks in stops and does not know about streets. Grouped them in the export, which took five hours. Yiming tried it with the 1,036 Hangzhou orders of the peak day and memory hit the alarm. It streams now.',
        nextTasks: ['Long routes: break at 20 stops per page'],
        late: true,
      },
      {
        summary:
          'Print and export are live. Page break at 20 stops, never in the middle of a building. Priya left for her cousin’s wedding with the sheet nearly done and a note for me about margins. I changed the margins exactly as told. The printer in the corner disagreed. The printer is wrong.',
        nextTasks: ['Signed link for the export, so shops can send it to drivers'],
      },
      {
        summary:
          'Shops can share an export by link. The link holds a long random key, so I did not worry about it. Dona Fernanda sent hers to both drivers within an hour of getting it, and to her son in Lyon for some reason. 19 of our 38 shops have printed or exported something since yesterday.',
        nextTasks: ['Set up accounts for the security reviewers'],
      },
    ],
    [
      {
        summary:
          'The reviewers from Farol started: Henrique, who talks a little, and Dulce, who types. Gave them accounts for two invented shops, one per city. Dulce asked which of my services speak to the internet. I said three. She said five. It is five.',
        learnings: 'Draw the network before the auditor draws it for you.',
      },
      'missed',
      {
        summary:
          'Findings one and two are out: a script in the delivery note, and an old test machine with its back door open. Neither is mine. I enjoyed this until 16:00, when Dulce asked how long an export link lives. Forever, I said. She wrote something down.',
        learnings: 'If you hear yourself say “forever” to an auditor, start fixing.',
        nextTasks: ['Expiry for export links', 'Count the links that are out there'],
      },
      {
        summary:
          'Finding three is official and it is my link. Links now last one hour and want a sign-in. 212 old ones were out there and I killed them at 14:00. Three shops called. Zhou Ting had the answer ready since I had warned her, and she had put it into better words.',
        learnings: 'Warn the person who answers the phone before you pull the plug.',
        nextTasks: ['A test that an old link is refused', 'Help Yiming with his list of forgotten machines'],
      },
      {
        summary:
          'Went through Yiming’s list of forgotten machines. Two were mine, from the winter I learned about containers. Gone. Henrique read the report to us on a call: three findings, all fixed and retested. Dulce added that our lint rule about clocks is “unusual and nice”. I will have that framed.',
      },
    ],
    [
      {
        summary:
          'Wang Lei showed his new ETA model: it learns unloading time per shop and per driver. On last month’s data the median error falls from 11 minutes to 5.4. I had him run it twice. Then I looked at the feed it would get and found that mine rounds to the minute.',
        nextTasks: ['Live events in seconds for the new model', 'Old and new ETA side by side'],
      },
      {
        summary:
          'Side by side in production, shown to no one. The old model adds three minutes per stop, always. I wrote that line four years ago and called it temporary. Wang Lei found the comment and sent me a birthday cake emoji.',
        learnings: 'Temporary code needs a birthday and a funeral.',
        nextTasks: ['Answer time of the model under 50 ms'],
      },
      {
        summary:
          'The model answered in 140 ms, too slow for 80 stops. Batched the stops per route. Now 22 ms for the whole route. Wang Lei had a better idea for Hangzhou that needs the guard times. They were still in my table from the pilot week.',
        learnings: 'Keep the small tables. Someone will want the guards.',
        nextTasks: ['Switch on for Sandun and two Lisbon shops'],
      },
      {
        summary:
          'Switched on for Sandun Market, Mercearia Dona Alice and Frutaria Estrela. Error today 5.1, 5.9 and 6.3 minutes. The worst stop was 31 minutes late: the driver stopped for his niece’s school play. No model for that. I would not want one.',
        nextTasks: ['All shops tomorrow, unless the rain in Hangzhou says no'],
      },
      {
        summary:
          'On for all 38 shops since 09:00, after a downpour in Hangzhou served as the last exam. Median error 5.6 minutes over 2,240 stops, half of what we had. Removed the line with the three minutes. Lin Mei reviewed the deletion with a single word: “finally”.',
        nextTasks: ['Coimbra street data', 'Hills in the speed profile'],
      },
    ],
    [
      {
        summary:
          'Coimbra. The old town is a staircase with shops. Our map lets a van drive up the Quebra-Costas, which means “back-breaker” and is steps. Marked 17 such streets. Vans lose about a third of their speed uphill with full crates, so slope is in the profile.',
        nextTasks: [
          'Test routes for the five Coimbra grocers',
          'Ask Ben for a real track from his drive on Wednesday',
        ],
      },
      {
        summary:
          'Test routes for five grocers and nine vans. Four look sane. The fifth crosses the Santa Clara bridge six times, as its warehouse is on one side and its customers are on the other. A small cost for each crossing brought it to two. In the evening I filled Chen Xiao’s 31 missing Portuguese texts.',
        learnings: 'A bridge should cost something, even when the map says it is free.',
      },
      {
        summary:
          'Wang Lei has no Coimbra history, so the ETA starts from Porto’s and widens its window, and the page says that we are still getting to know the city. Honest enough. Ben drove two of my routes with a grocer’s van and got stuck behind a student parade in black capes. His track is useless and his photos are great.',
        nextTasks: ['Closed streets by date, for parades and markets', 'Rehearsal with Yiming'],
      },
      {
        summary:
          'Streets can be closed by date now. Loaded the market days and two parades. Rehearsal with Yiming: nine fake vans, 340 stops, one pulled cable. Everything came back within 50 seconds. Sofia ticked seven of eight and held the last one because I had no rollback note.',
        learnings: 'A rehearsal that goes well has still found something on paper.',
        nextTasks: ['Rollback note, one page', 'Freeze the routing engine at 18:00'],
      },
      {
        summary:
          'Rollback note is a page and Sofia made Ben follow it blind. He managed in seven minutes. Routing engine frozen at 17:52, eight minutes early, a first. On Monday I take the 06:40 train to Coimbra and ride in van three.',
        nextTasks: ['Train ticket', 'Charge the spare phone'],
      },
    ],
  ],
};
