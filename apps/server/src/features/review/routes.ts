import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { askForAnotherLook } from './appeals/score-appeal.ts';
import { settleScore } from './appeals/score-settle.ts';
import { closeInterview } from './interviews/fail-user-close.ts';
import { listFailUsers } from './interviews/fail-user-get.ts';
import { recordInterview } from './interviews/fail-user-interview.ts';
import { signInterview } from './interviews/fail-user-sign.ts';
import { showCircumstances } from './scores/score-circumstances.ts';
import { showGroups } from './scores/score-groups.ts';
import { showOwnScores } from './scores/score-mine.ts';
import { switchOwnScores } from './scores/score-switch.ts';
import { renderBunches } from './vine/diary-grape-rendering-data.ts';
import { renderTeam } from './vine/diary-grape-rendering-list.ts';

export const reviewHandlers = {
  score: {
    mine: showOwnScores,
    circumstances: showCircumstances,
    groups: showGroups,
    appeal: askForAnotherLook,
    settle: settleScore,
    switch: switchOwnScores,
  },
  failUser: { get: listFailUsers, interview: recordInterview, close: closeInterview, sign: signInterview },
  diary: { grapeRenderingData: renderBunches, grapeRenderingList: renderTeam },
} satisfies { readonly [Group in 'score' | 'failUser']: Handlers<Api[Group]> } & {
  readonly diary: Pick<Handlers<Api['diary']>, 'grapeRenderingData' | 'grapeRenderingList'>;
};
