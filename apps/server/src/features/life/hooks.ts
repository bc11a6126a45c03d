import type { Registration } from '../../platform/hooks.ts';
import { firstWeekColumn, topicColumn } from '../diary/asking/hooks.ts';
import { imageHolders } from '../diary/pictures/hooks.ts';
import { mailParts } from '../notice/mail/hooks.ts';
import { objects } from '../notice/objects/hooks.ts';
import { memberLeft } from '../team/membership/hooks.ts';
import { morningKinds } from '../team/mornings/hooks.ts';
import { cultureObject } from './culture/object.store.ts';
import { isShownInCulture } from './culture/store.ts';
import { moodMornings } from './mood/morning.store.ts';
import { MOOD } from './mood/rules.ts';
import { selectNoticedMood } from './mood/store.ts';
import { NEWCOMER } from './newcomers/rules.ts';
import { firstWeekIn, forgetNewcomer, selectNoticedNewcomer } from './newcomers/store.ts';
import { morningNews } from './news/morning.store.ts';
import { newsObject } from './news/object.store.ts';
import { selectNoticedQuestionnaire } from './questionnaires/store.ts';
import { statisticsNumbers } from './statistics/morning.store.ts';
import { weeklyMail } from './statistics/weekly.store.ts';
import { selectNoticedTopic, topicsAsked } from './topics/store.ts';

/** What the life of teams registers with the areas below it. */
export const lifeHooks: readonly Registration[] = [
  objects.of({ kind: 'topic', selectNoticed: selectNoticedTopic }),
  objects.of({ kind: NEWCOMER, selectNoticed: selectNoticedNewcomer }),
  objects.of(cultureObject),
  imageHolders.of(isShownInCulture),
  objects.of({ kind: 'questionnaire', selectNoticed: selectNoticedQuestionnaire }),
  topicColumn.from(topicsAsked),
  firstWeekColumn.from(firstWeekIn),
  memberLeft.on(async (tx, member) => forgetNewcomer(tx, member)),
  morningKinds.of(statisticsNumbers),
  mailParts.of(weeklyMail),
  morningKinds.of(moodMornings),
  objects.of({ kind: MOOD, selectNoticed: selectNoticedMood }),
  objects.of(newsObject),
  morningKinds.of(morningNews),
];
