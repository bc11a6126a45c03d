/** What a topic of live events says, and who it tells. */
type LiveEvent = {
  /** Who gets it: one person, or everyone who is in a team at that moment. */
  readonly audience: 'person' | 'team';
  /** Whether it names the object that changed. */
  readonly object: boolean;
  /** One sentence for docs/API.md. */
  readonly summary: string;
};

/** Every live event as data: that something changed, never what it says now; clients ask the calls that show it. */
export const liveEvents = {
  notice: { audience: 'person', object: false, summary: 'One’s notices, or how many are unseen.' },
  thread: { audience: 'team', object: true, summary: 'The comments on an object, or their count.' },
  voice: {
    audience: 'team',
    object: true,
    summary: 'An anonymous comment on an object was shown, or has a new reply.',
  },
  // One event for the whole team, however many are in it; clients count them and read the feed when asked to.
  diaries: { audience: 'team', object: true, summary: 'A new diary is there for a team to read.' },
  diary: {
    audience: 'team',
    object: true,
    summary: 'What a team reads of a diary was changed: its text, with it its grade, or its audience.',
  },
  ownDiary: {
    audience: 'person',
    object: true,
    summary: 'A diary of one’s own was changed in what no one else sees.',
  },
  quotes: { audience: 'team', object: true, summary: 'A line of wisdom came to a team, or was taken out.' },
  culture: { audience: 'team', object: true, summary: 'What a team stands for was changed.' },
  questions: {
    audience: 'team',
    object: true,
    summary: 'A question of a team was asked, changed or settled.',
  },
  applications: {
    audience: 'person',
    object: false,
    summary: 'Applications or invitations: one’s own, or those of a team one administers.',
  },
  appeals: {
    audience: 'person',
    object: true,
    summary:
      'An appeal of one’s own, or one that waits or waited for one’s decision: with it the grade of its diary.',
  },
  gathering: { audience: 'person', object: false, summary: 'The gathering one is in.' },
} as const satisfies Record<string, LiveEvent>;
export type LiveTopic = keyof typeof liveEvents;
