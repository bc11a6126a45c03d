import { describe, expect, test } from 'vitest';
import { closest, isAlike } from './similar.rules.ts';

/** What someone wrote once, and what they may write when it happens again. */
const ALIKE: readonly (readonly [old: string, fresh: string])[] = [
  ['Sent the price list without checking the dates', 'The price list went out with last year’s dates'],
  [
    'Promised the accountant the VAT papers for Wednesday',
    'VAT papers for the accountant were late, though I promised them',
  ],
  ['Forgot to lock the cellar gate', 'Left the cellar gate open, I forgot to lock it'],
  [
    'Answered a customer before reading the whole email',
    'Replied to a customer without reading their whole email',
  ],
  ['Deployed on Friday afternoon without a rollback plan', 'No rollback plan again when we deployed'],
  ['Interrupted Ana twice in the planning meeting', 'I interrupted Ana in the meeting'],
  ['Ordered the croissants for Sunday instead of Monday', 'Croissants were ordered for the wrong Sunday'],
  ['Didn’t write the tests before changing the parser', 'Changed the parser without writing tests'],
  ['Pushed a debug log to production', 'There was a debug log in production because of me'],
  ['Booked the small room for twelve people', 'The room that I booked was too small for the people'],
  ['Rounded the arrival times up in the report', 'Arrival times in my report were rounded'],
  ['Estimated two days for the migration, it took five', 'My estimate of the migration was far too low'],
  ['忘了给客户回电话', '又忘记给客户回电话了'],
  ['报价单发出去之前没有核对日期', '报价单的日期没核对就发了'],
  ['开会迟到了十分钟', '周会开会又迟到'],
  ['上线之前没有准备回滚方案', '没有回滚方案就上线了'],
  ['评审时替陈晓答了客户的问题', '客户的问题我又替陈晓回答了'],
  ['值班表先发给了自己人，客服晚了一个小时才看到', '值班表忘了发给客服'],
  ['买手机忘了开发票', '又忘了开发票'],
  ['没有写单元测试就合并代码', '合并代码之前没补单元测试'],
  ['把测试环境的配置提交到了主分支', '测试环境的配置又进了主分支'],
  ['回邮件时漏了附件', '邮件发出去才发现漏了附件'],
];

/** Other mistakes, though they share words that most mistakes have. */
const UNLIKE: readonly (readonly [old: string, fresh: string])[] = [
  ['Forgot to lock the cellar gate', 'Forgot to send the invoice to Ana'],
  ['Was late for the planning meeting', 'Was late with the VAT papers'],
  ['Promised too much to a customer', 'The debug log stayed in production'],
  ['Didn’t ask for help soon enough', 'Didn’t write down who decided what'],
  ['I made a mistake in the price list', 'I made a mistake in the vacation plan'],
  ['Ordered the wrong bottles', 'Took the wrong train to Coimbra'],
  ['Read the email too fast', 'Ate lunch at the desk again'],
  ['Left the tests red over night', 'Left my keys in the cellar'],
  ['忘了给客户回电话', '忘了关仓库的灯'],
  ['开会迟到了十分钟', '没有写单元测试'],
  ['报价单的日期没有核对', '没有告警，先怀疑人'],
  ['评审时说得太快', '把钥匙落在了仓库'],
  ['Forgot to lock the cellar gate', '忘了锁酒窖的门'],
];

describe('a mistake that resembles an old one', () => {
  test.each(ALIKE)('“%s” is found for “%s”', (old, fresh) => {
    expect(isAlike(old, fresh)).toBe(true);
    expect(isAlike(fresh, old)).toBe(true);
  });

  test.each(UNLIKE)('“%s” is not found for “%s”', (old, fresh) => {
    expect(isAlike(old, fresh)).toBe(false);
  });

  test('is the first among all of the others', () => {
    const olds = [...ALIKE.map(([old]) => old), ...UNLIKE.map(([, other]) => other)].map((text, place) => ({
      id: place,
      text,
    }));
    const wrong = ALIKE.filter(([old, fresh]) => closest(fresh, olds, olds.length)[0]?.text !== old);
    expect(wrong).toEqual([]);
  });

  test('counts a word the less, the more of the others hold it', () => {
    const olds = [
      'Lost the key of the press',
      'Press was dirty',
      'Press stood open',
      'Broke the press',
      'Key of the van',
    ].map((text, id) => ({ id, text }));
    expect(
      closest('Key and press', olds, 5)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toContain(4);
  });

  test('says nothing of texts without words, and at most three', () => {
    const olds = Array.from({ length: 9 }, (_, id) => ({ id, text: `Left the cellar gate open ${id}` }));
    expect(closest('…', olds, 9)).toEqual([]);
    expect(closest('Left the cellar gate open', olds, 9)).toHaveLength(3);
  });
});

test('a word that every object of JavaScript knows is a word like any other', () => {
  expect(isAlike('Called the constructor twice', 'The constructor was called twice')).toBe(true);
});
