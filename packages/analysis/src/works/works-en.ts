/* Works in English, one a line: title, author, year, themes, one sentence. Tabs stand between. */
export const works = `
Deep Work	Cal Newport	2016	focus,time	Why long stretches without interruption pay off, and how to win them back.
Getting Things Done	David Allen	2001	time,habits	Write everything down in one trusted place and decide the next step.
Atomic Habits	James Clear	2018	habits	Small changes that are easy to repeat beat big resolutions.
The Power of Habit	Charles Duhigg	2012	habits,psychology	How cue, routine and reward hold a habit together, and how to change one of them.
Thinking, Fast and Slow	Daniel Kahneman	2011	decisions,psychology	When quick judgement serves us and when it fools us.
Thanks for the Feedback	Douglas Stone, Sheila Heen	2014	feedback	Receiving feedback is a skill of its own, even when it is badly given.
Difficult Conversations	Douglas Stone, Bruce Patton, Sheila Heen	1999	conflict,feedback	Each hard talk is three: what happened, what we feel, and who we are in it.
Nonviolent Communication	Marshall B. Rosenberg	1999	conflict,feedback	Say what you saw, felt and need before you ask for something.
Getting to Yes	Roger Fisher, William Ury	1981	negotiation,conflict	Negotiate about interests rather than positions.
Never Split the Difference	Chris Voss, Tahl Raz	2016	negotiation,sales	A hostage negotiator on listening so that the other side keeps talking.
The Five Dysfunctions of a Team	Patrick Lencioni	2002	teamwork,leadership	A short story about a team that avoids conflict and pays for it.
Radical Candor	Kim Scott	2017	feedback,leadership	Care about the person and say the plain truth, both at once.
High Output Management	Andrew S. Grove	1983	leadership,meetings	A manager's output is the output of the team; meetings and training seen that way.
The Effective Executive	Peter F. Drucker	1967	leadership,time	Know where your time goes and ask what you alone can contribute.
Peopleware	Tom DeMarco, Timothy Lister	1987	teamwork,software	Most problems of projects are about people, not machines.
The Mythical Man-Month	Frederick P. Brooks	1975	software,planning	Why adding people to a late project makes it later.
The Pragmatic Programmer	Andrew Hunt, David Thomas	1999	software,craft	Habits of programmers who take care of their work.
Code Complete	Steve McConnell	1993	software,quality	A thick, practical book on how code is built well.
Refactoring	Martin Fowler	1999	software	Improve the design of code in small steps that keep it working.
Clean Code	Robert C. Martin	2008	software,craft	Many rules for readable code, worth arguing about.
A Philosophy of Software Design	John Ousterhout	2018	software,design	Deep modules with simple interfaces keep complexity down.
Designing Data-Intensive Applications	Martin Kleppmann	2017	software,data	How databases and streams keep their promises, and when they don't.
Accelerate	Nicole Forsgren, Jez Humble, Gene Kim	2018	software,teamwork	Which practices go with fast and stable delivery, by survey data.
The Phoenix Project	Gene Kim, Kevin Behr, George Spafford	2013	software,planning	A novel about an IT department that learns from the factory floor.
Site Reliability Engineering	Betsy Beyer, Chris Jones, Jennifer Petoff, Niall Richard Murphy	2016	software,mistakes	How Google runs large services, with blameless reviews of failures.
Working Effectively with Legacy Code	Michael Feathers	2004	software	How to get old code under test so that it can be changed.
Domain-Driven Design	Eric Evans	2003	software,design	Build software around the words that its users speak.
Team Topologies	Matthew Skelton, Manuel Pais	2019	teamwork,software	Four kinds of teams and three ways in which they work together.
The Design of Everyday Things	Don Norman	1988	design,mistakes	If people use a door wrongly, the door is at fault.
Don't Make Me Think	Steve Krug	2000	design	A short book on web pages that explain themselves.
Inspired	Marty Cagan	2008	product	How product teams find out what is worth building.
The Lean Startup	Eric Ries	2011	product,customers	Test the riskiest assumption first, with as little as possible.
The Mom Test	Rob Fitzpatrick	2013	customers,product	Ask customers about their life instead of your idea.
Crossing the Chasm	Geoffrey A. Moore	1991	sales,strategy	Why early fans don't bring the broad market with them.
The Innovator's Dilemma	Clayton M. Christensen	1997	strategy	How good firms fail by listening to their best customers.
Competing Against Luck	Clayton M. Christensen, Taddy Hall, Karen Dillon, David S. Duncan	2016	customers,product	Customers hire a product for a job; find the job.
Good Strategy Bad Strategy	Richard Rumelt	2011	strategy	A strategy names the problem and what is done about it; slogans do neither.
The Checklist Manifesto	Atul Gawande	2009	mistakes,quality,care	Simple lists prevent errors of experts, in surgery and in flight.
Complications	Atul Gawande	2002	care,mistakes	A surgeon writes honestly about uncertainty and errors.
Being Mortal	Atul Gawande	2014	care	What matters to people when medicine cannot heal.
Black Box Thinking	Matthew Syed	2015	mistakes,learning	Why aviation learns from failure and others don't.
To Err Is Human	Institute of Medicine	2000	mistakes,care	The report that made patient safety a matter of systems.
Mistakes Were Made (But Not by Me)	Carol Tavris, Elliot Aronson	2007	mistakes,psychology	How we justify ourselves, and what it costs.
Mindset	Carol S. Dweck	2006	learning,psychology	What one believes about ability shapes how one learns.
Make It Stick	Peter C. Brown, Henry L. Roediger III, Mark A. McDaniel	2014	learning,teaching	Recalling beats rereading; the science of learning in plain words.
Peak	Anders Ericsson, Robert Pool	2016	learning,craft	What deliberate practice is, and what it is not.
Ultralearning	Scott H. Young	2019	learning	Plan a hard learning project like a project.
How to Take Smart Notes	Sönke Ahrens	2017	learning,writing	Notes that are linked become texts almost by themselves.
How to Read a Book	Mortimer J. Adler	1940	learning	Four levels of reading, from a first look to comparing books.
On Writing Well	William Zinsser	1976	writing	Cut every word that does no work.
The Elements of Style	William Strunk Jr., E. B. White	1959	writing	A slim classic on plain English.
Style: Ten Lessons in Clarity and Grace	Joseph M. Williams	1981	writing	How to see your sentences as a reader does.
The Sense of Style	Steven Pinker	2014	writing	Why writing is hard to follow when the writer knows too much.
Bird by Bird	Anne Lamott	1994	writing,creativity	On bad first drafts and going on one small piece at a time.
Made to Stick	Chip Heath, Dan Heath	2007	presenting,writing	Why some ideas are remembered: simple, concrete, with a story.
Presentation Zen	Garr Reynolds	2008	presenting	Fewer words on a slide, more thought before.
Resonate	Nancy Duarte	2010	presenting	Build a talk as a journey from what is to what could be.
The Visual Display of Quantitative Information	Edward R. Tufte	1983	data,design	Graphs that tell the truth with little ink.
Storytelling with Data	Cole Nussbaumer Knaflic	2015	data,presenting	Turn a chart into a point that colleagues see at once.
How to Lie with Statistics	Darrell Huff	1954	data	Old, short and still the best vaccine against bad numbers.
The Signal and the Noise	Nate Silver	2012	data,decisions	Why most predictions fail, and what good forecasters do.
Factfulness	Hans Rosling, Ola Rosling, Anna Rosling Rönnlund	2018	data,decisions	Ten instincts that make us see the world wrongly.
Superforecasting	Philip E. Tetlock, Dan Gardner	2015	decisions,data	People who forecast well update often and keep score.
Influence	Robert B. Cialdini	1984	psychology,sales	Six ways in which people are persuaded, and how to notice them.
How to Win Friends and Influence People	Dale Carnegie	1936	customers,teamwork	Old-fashioned and useful: be interested in other people.
Drive	Daniel H. Pink	2009	motivation	Autonomy, mastery and purpose move us more than rewards.
Flow	Mihaly Csikszentmihalyi	1990	motivation,focus	When a task is just hard enough, we forget the time.
Man's Search for Meaning	Viktor E. Frankl	1946	motivation,stress	A psychiatrist in the camps on what lets people endure.
Why We Sleep	Matthew Walker	2017	stress	A strong case for sleep; some of its numbers are disputed.
Burnout	Emily Nagoski, Amelia Nagoski	2019	stress	Stress has a cycle that must be completed, and how to do it.
Quiet	Susan Cain	2012	teamwork,psychology	What introverts bring, and how meetings shut them out.
Daring Greatly	Brené Brown	2012	psychology,leadership	Showing that one does not know takes courage and builds trust.
The Fearless Organization	Amy C. Edmondson	2018	teamwork,mistakes,leadership	Teams where one may speak up find their mistakes sooner.
Turn the Ship Around!	L. David Marquet	2012	leadership	A submarine captain stops giving orders.
Multipliers	Liz Wiseman	2010	leadership	Some leaders make everyone around them cleverer.
The Culture Code	Daniel Coyle	2018	teamwork,leadership	How groups that trust each other behave in small things.
Setting the Table	Danny Meyer	2006	service,customers	A restaurateur on the difference between service and hospitality.
Delivering Happiness	Tony Hsieh	2010	service,customers	How a shoe shop made its phone support its strength.
The Goal	Eliyahu M. Goldratt	1984	production,planning	A novel about finding the bottleneck.
Toyota Production System	Taiichi Ohno	1978	production,quality	The inventor himself on pulling work and stopping the line.
The Toyota Way	Jeffrey K. Liker	2004	production,quality	Fourteen principles behind lean production.
Out of the Crisis	W. Edwards Deming	1982	quality,leadership	Most faults are faults of the system; managers own the system.
SPIN Selling	Neil Rackham	1988	sales,customers	Big sales are made by questions, found by watching thousands of calls.
To Sell Is Human	Daniel H. Pink	2012	sales	Everyone sells; listening and clarity count most.
Salt, Fat, Acid, Heat	Samin Nosrat	2017	cooking,craft	Four elements that decide how food tastes.
Kitchen Confidential	Anthony Bourdain	2000	cooking,teamwork	Rough and funny: how a professional kitchen works.
Teach Like a Champion	Doug Lemov	2010	teaching	Concrete techniques seen in good teachers' classrooms.
How Children Fail	John Holt	1964	teaching,mistakes	A teacher watches how fear of being wrong stops thinking.
The Craftsman	Richard Sennett	2008	craft	On doing a thing well for its own sake.
Shop Class as Soulcraft	Matthew B. Crawford	2009	craft,motivation	A philosopher with a motorcycle shop on work of the hands.
Zen and the Art of Motorcycle Maintenance	Robert M. Pirsig	1974	craft,quality	A journey, a machine and the question what quality is.
A Pattern Language	Christopher Alexander, Sara Ishikawa, Murray Silverstein	1977	building,design	253 patterns of rooms, houses and towns in which people feel well.
How Buildings Learn	Stewart Brand	1994	building,design	What happens to buildings after they are built.
Silent Spring	Rachel Carson	1962	nature	The book that made pesticides a public matter.
The Personal MBA	Josh Kaufman	2010	finance,strategy	The main ideas of business in one volume.
The Intelligent Investor	Benjamin Graham	1949	finance,decisions	Patience and a margin of safety.
Teaching Smart People How to Learn	Chris Argyris	1991	learning,mistakes	An article on why experts defend themselves instead of learning.
Managing Oneself	Peter F. Drucker	1999	motivation,time	An article: know how you work best and where you belong.
How Complex Systems Fail	Richard I. Cook	1998	mistakes,safety	Eighteen short points by a doctor; four pages.
No Silver Bullet	Frederick P. Brooks	1986	software,planning	An article on which difficulties of software do not go away.
Maker's Schedule, Manager's Schedule	Paul Graham	2009	meetings,time,focus	A short essay on why one meeting can cost a maker half a day.
You and Your Research	Richard W. Hamming	1986	motivation,learning	A talk on working at problems that matter.
`;
