import type {
  CitedText,
  FoundSign,
  Member,
  NewsItem,
  OwnWork,
  Source,
  Thanks,
  Theme,
  ToneLine,
  Trait,
} from '@garden/analysis';
import type { ReadonlySections } from '@garden/contract';
import type { WorkedFor } from '../threads/threads.ts';
import type { Dialogue, DialogueStep } from './dialogue.task.ts';

/** What a team wrote, and who is in it. */
export type TeamTexts = { readonly sources: readonly Source[]; readonly members: readonly Member[] };

/** What is found in it; each rests on sentences that people wrote. */
export type TeamFindings = {
  readonly themes: readonly Theme[];
  readonly blockers: readonly CitedText[];
  readonly thanks: readonly Thanks[];
  readonly questions: readonly CitedText[];
};

/** What a team wrote on a day, and on each of the days before it. */
export type TeamDays = {
  readonly today: readonly Source[];
  readonly before: readonly (readonly Source[])[];
  readonly members: readonly Member[];
};

export type { Dialogue, DialogueStep };
export type FoundNews = NewsItem;
export type FoundTone = ToneLine;

/** What someone's own text says that they may want among the unclear things, or among their mistakes. */
export type Predicted = 'unclear' | 'mistake';

/** What several people wrote, oldest first, and how many sentences are wanted of each. */
export type TextsOfEach = { readonly sources: readonly Source[]; readonly most: number };

/** What a team has in common; none of it tells of one person. */
export type TeamWeek = {
  readonly themes: readonly Theme[];
  /** What several of them are held up by. */
  readonly blockers: readonly Theme[];
  /** How many wrote that there is too much to do. */
  readonly loaded: number;
};

/** What people wrote, and the signs of several patterns to look for in it. */
export type SignsWanted = {
  readonly sources: readonly Source[];
  readonly patterns: readonly { readonly id: string; readonly signs: readonly string[] }[];
};

/** Someone whose own sentences show signs of a pattern. */
export type MatchedPattern = {
  readonly patternId: string;
  readonly authorId: string;
  readonly signs: readonly FoundSign[];
};

/** Someone's own diaries of some months, the oldest first, and which of them are of the last weeks. */
export type OwnMonths = { readonly sources: readonly Source[]; readonly recent: readonly string[] };

/** What understands texts. It makes no sentence of its own: all that it finds, it cites. */
export type Analysis = {
  findInTeam(texts: TeamTexts, by: WorkedFor): Promise<TeamFindings>;
  /** Of each person the sentences that tell most of what they did. */
  tellOfEach(texts: TextsOfEach, by: WorkedFor): Promise<readonly CitedText[]>;
  analyseTeam(texts: TeamTexts, by: WorkedFor): Promise<TeamWeek>;
  matchSigns(wanted: SignsWanted, by: WorkedFor): Promise<readonly MatchedPattern[]>;
  workOf(months: OwnMonths, by: WorkedFor): Promise<OwnWork>;
  traitsOf(months: Pick<OwnMonths, 'sources'>, by: WorkedFor): Promise<readonly Trait[]>;
  newsOfTeam(days: TeamDays, by: WorkedFor): Promise<readonly FoundNews[]>;
  /** Lines of one's own entry that read harsh or low. */
  toneOfEntry(entry: ReadonlySections, by: WorkedFor): Promise<readonly FoundTone[]>;
  predict(kind: Predicted, entry: ReadonlySections, by: WorkedFor): Promise<readonly CitedText[]>;
  /** What to ask next about someone’s day, and the text that their answers make. */
  stepOfDialogue(dialogue: Dialogue, by: WorkedFor): Promise<DialogueStep>;
};
