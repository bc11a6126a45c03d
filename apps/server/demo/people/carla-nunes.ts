import type { DemoPerson } from '../story.ts';

/** She starts in Coimbra two weeks before its shops open, so that the team has someone in her first days. */
export const carlaNunes: DemoPerson = {
  email: 'carla@clearwater.example',
  name: 'Carla Nunes',
  locale: 'en',
  timezone: 'Europe/Lisbon',
  role: 'member',
  title: 'Shop support, Coimbra',
  weeks: [
    [
      {
        summary:
          'First day. Aiko sat me beside the telephone and told me to write down words, not answers. I heard eleven calls; in four of them the caller said “the small number” and meant the minutes until the van comes.',
        learnings: 'People name a thing after what it looks like. I will keep a list of their names.',
      },
      {
        summary:
          'Took my first two calls with Aiko’s hand over the mute key. The second was from Horta da Sé: their delivery window showed two rows for the same hour. I said I would ring back within the hour, and did, after 40 minutes.',
        nextTasks: ['Ask Sofia where the second row came from', 'Learn the five shops by heart'],
      },
      {
        summary:
          'Sofia showed me the row: a window that had been moved and not closed. She let me close it in the copy first. I rang Horta da Sé again and they had already planned around it.',
        learnings: 'When a fault is mended, the caller may have built a shelf over it. Ask before telling.',
      },
      {
        summary:
          'Went with Aiko to the fifth shop at five in the morning. I carried the sheet, the magnet and the gloves. The father asked about the river, and I wrote that down, too.',
        nextTasks: ['Glossary: seven words of Coimbra', 'Sleep'],
      },
      {
        summary:
          'Seven words of Coimbra are in the glossary, “a barca” first. Ana from the bakery asked whether notes are read by the drivers. I didn’t know, asked Tomás, and rang her back: yes, on the screen before they ring.',
        learnings: '“I’ll find out and ring you” is an answer, as long as I ring.',
      },
    ],
    [
      {
        summary:
          'Twelve calls by myself, Aiko in the next room. One I had to hand over: a refund, which I may not give yet. It took three people to find out who may.',
        nextTasks: ['Write down who decides about refunds'],
      },
      {
        summary:
          'Refunds up to 20 euros are mine from today; Li Na and I wrote the half page that says so. Tried it at once on a crate of bruised pears, 14 euros, and the shop had it back in six minutes.',
        learnings: 'A rule of half a page saved three people’s afternoon.',
      },
      {
        summary:
          'Called all five shops before the opening. Four are ready; Frutaria Mondego has no signal in the cold room, where they pack. Ben suggested packing lists on paper until the cable is there.',
        nextTasks: ['Print twelve packing lists', 'Cable: ask the owner’s father'],
      },
      {
        summary:
          'The cable comes next Thursday. Printed the lists, laminated one by mistake, and it is the one they like best, since pears are wet.',
      },
      {
        summary:
          'Rehearsed Monday with Zhou Ting over the telephone: she was an angry shop in Hangzhou, I was calm, then we changed. My list for the first morning has nine names and the hour for each.',
        nextTasks: ['Be at Santa Clara at 05:30'],
      },
    ],
  ],
};
