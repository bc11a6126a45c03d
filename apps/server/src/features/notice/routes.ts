import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { listOwnNotices } from './inbox/notice-get.ts';
import { seeNotices } from './inbox/notice-see.ts';
import { countNotices } from './inbox/notice-total.ts';
import { changeNoticeSettings } from './settings/notice-change.ts';
import { showSettings } from './settings/notice-settings.ts';
import { unsubscribe } from './settings/notice-unsubscribe.ts';

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
