import type { MinutesHeading } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { linesAbout, linesUnder } from './headings.ts';
import { readTranscript } from './transcript.ts';

/** Each line with the headings that it belongs below, as its reader would sort it. */
type Sorted = readonly (readonly [said: string, ...headings: MinutesHeading[]])[];

const standUp: Sorted = [
  ['Ana: Yesterday I finished the delivery screen.', 'done'],
  ['Ana: Today I’m testing it on the old phone.', 'next'],
  ['Ana: I’m blocked: I need access to the store account.', 'blockers'],
  ['Bo: I’ve fixed the scanner and talked to the driver.', 'done'],
  ['Bo: I’ll write the queue next.', 'next'],
  ['Bo: No blockers from me.'],
  ['Cy: I haven’t finished the labels.'],
  ['Cy: We’re still waiting for the printer’s answer.', 'blockers'],
  ['Ana: Is the mill ready?'],
  ['Cy: The sun is out.'],
];
const 站会: Sorted = [
  ['王芳：昨天我把送货页面做完了。', 'done'],
  ['王芳：今天我要在旧手机上测一遍。', 'next'],
  ['王芳：卡在账号权限上，等店长回复。', 'blockers'],
  ['李强：扫码枪修好了。', 'done'],
  ['李强：接下来写队列。', 'next'],
  ['李强：我这边没有阻塞。'],
  ['赵敏：标签还没做完。'],
  ['赵敏：打印机那边一直没有回复，做不了。', 'blockers'],
  ['王芳：面粉到了吗？'],
  ['赵敏：今天太阳很大。'],
];
const retrospective: Sorted = [
  ['Ana: The harvest went really well this year.', 'wentWell'],
  ['Bo: I was glad that everyone came on time.', 'wentWell'],
  ['Cy: The cellar was too late with the bottles.', 'wentBadly'],
  ['Ana: No one knew who had the key, so we waited an hour.', 'wentBadly'],
  ['Bo: It would be good to have a list next time.'],
  ['Cy: The old press wasn’t a problem.'],
  ['Ana: What do we do about the barrels?'],
];
const 复盘: Sorted = [
  ['王芳：这次采收很顺利。', 'wentWell'],
  ['李强：大家都按时到了，我很高兴。', 'wentWell'],
  ['赵敏：瓶子来得太晚，我们白等了一小时。', 'wentBadly'],
  ['王芳：钥匙在谁那里没人知道。', 'wentBadly'],
  ['李强：下次要是有个清单就好了。'],
  ['赵敏：旧压榨机没什么问题。'],
];
const others: Sorted = [
  ['Ana: You handled the angry guest calmly, well done.', 'feedback'],
  ['Ana: You could let Bo finish his sentences.', 'feedback'],
  ['Rita: We need the invoice before the tenth.', 'needs'],
  ['Rita: Can you also send it to the office?', 'needs'],
  ['王芳：你最近讲得很清楚，谢谢。', 'feedback'],
  ['客户：我们希望周三前收到货。', 'needs'],
  ['客户：能不能把发票寄到办公室？', 'needs'],
  ['Ana: The bus was full.'],
  ['王芳：食堂换了菜单。'],
];

describe.each([
  ['stand-up', standUp, ['done', 'next', 'blockers']],
  ['站会', 站会, ['done', 'next', 'blockers']],
  ['retrospective', retrospective, ['wentWell', 'wentBadly']],
  ['复盘', 复盘, ['wentWell', 'wentBadly']],
  ['one-to-one, and a call of a customer', others, ['feedback', 'needs']],
] as const)('%s', (_, sorted, headings) => {
  const turns = readTranscript(sorted.map(([said]) => said).join('\n'));
  test.each(headings)('lines below “%s”', (heading) => {
    const wanted = sorted.flatMap(([, ...under], line) => (under.includes(heading) ? [line] : []));
    expect(linesUnder(heading, turns).map(({ line }) => line)).toEqual(wanted);
  });
});

test('a title of one’s own has the lines that say one of its words', () => {
  const turns = readTranscript(
    'Ana: The budgets are tight.\nBo: The sun is out.\n王芳：风险在运输。\n李强：吃饭了。',
  );
  const linesOf = (title: string) => linesAbout(title, turns).map(({ line }) => line);
  expect(linesOf('Budget and time')).toEqual([0]);
  expect(linesOf('风险和阻碍')).toEqual([2]);
  expect(linesOf('…')).toEqual([]);
});
