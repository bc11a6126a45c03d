import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { changeNoticeSettings } from './notice-change.ts';
import { listOwnNotices } from './notice-get.ts';
import { seeNotices } from './notice-see.ts';
import { showSettings } from './notice-settings.ts';
import { countNotices } from './notice-total.ts';
import { unsubscribe } from './notice-unsubscribe.ts';

export const noticeHandlers = {
  notice: {
    total: countNotices,
    get: listOwnNotices,
    see: seeNotices,
    settings: showSettings,
    change: changeNoticeSettings,
    unsubscribe,
  },
} satisfies { readonly [Group in 'notice']: Handlers<Api[Group]> };
