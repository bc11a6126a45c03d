import { emptySections, type Sections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { type Circumstances, ordinaryDay } from './circumstances.ts';
import { rubricMessages } from './messages.ts';
import { gradeOf, RUBRIC_VERSION, score, shinglesOf } from './score.ts';
import { sentenceAt } from './sentences.ts';
import { readCases } from './testing/cases.ts';

const entryOf = (written: Partial<Sections>): Sections => ({ ...emptySections(), ...written });
const on = (changed: Partial<Circumstances>): Circumstances => ({ ...ordinaryDay, ...changed });
const caseOf = (id: string) => {
  const found = readCases().find((each) => each.id === id);
  if (!found) throw new Error(`No case ${id}`);
  return found;
};

const vague = entryOf({
  summary: 'Called several customers today. Most calls went well. In the afternoon there was a meeting.',
  nextTasks: ['Follow up with the customers'],
});
const good = caseOf('en/lost-deal').entry;

/** Whole words that belong to an entry alone. */
const ownWordsIn = (entry: Sections, day: Circumstances) => {
  const { reasons } = score(entry, day).parts.specificity;
  return Number(reasons.find(({ key }) => key === 'ownWordsFound')?.params.count ?? 0);
};

describe('a score', () => {
  test('names the version and the most points of each part', () => {
    const { version, parts } = score(good, ordinaryDay);
    expect(version).toBe(RUBRIC_VERSION);
    expect(Object.values(parts).map(({ max }) => max)).toEqual([30, 25, 20, 15, 10]);
  });

  test('becomes a grade', () => {
    expect([100, 85, 84, 70, 69, 60, 59, 0].map(gradeOf)).toEqual(['A', 'A', 'B', 'B', 'C', 'C', 'D', 'D']);
    expect(score(good, ordinaryDay).grade).toBe('A');
    expect(score(vague, ordinaryDay).grade).toBe('D');
    expect(score(emptySections(), ordinaryDay).total).toBe(10);
  });

  test('is the same each time', () => {
    expect(score(good, ordinaryDay)).toEqual(score(structuredClone(good), ordinaryDay));
  });

  test('gives each reason its sentence and values for all that its text asks for', () => {
    for (const { entry, circumstances } of readCases()) {
      const { parts, advice } = score(entry, circumstances);
      for (const { key, params, at } of [
        ...Object.values(parts).flatMap(({ reasons }) => reasons),
        ...advice,
      ]) {
        const named = [...rubricMessages[key].matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
        expect(Object.keys(params)).toEqual(expect.arrayContaining(named));
        if (at) expect(sentenceAt(entry, at), `${key} ${JSON.stringify(at)}`).toBeTruthy();
      }
    }
  });

  test('rests on the sentence that it points at', () => {
    const { parts } = score(good, ordinaryDay);
    const change = parts.reflection.reasons.find(({ key }) => key === 'changePlanned');
    expect(change?.at && sentenceAt(good, change.at)).toBe(
      'I should have asked to talk with one warehouse user then.',
    );
  });
});

describe('the examples of README.md', () => {
  test.each([
    [
      32,
      {
        summary: 'Several customers called about the invoice. Dina and I answered most of them.',
        nextTasks: ['Follow up'],
      },
    ],
    [
      85,
      {
        summary: 'Nine customers called about the invoice. Dina and I answered seven of them.',
        learnings:
          'They all read the due date as the delivery date, because it stands at the top. Next time I show a new layout to two customers first.',
        nextTasks: ['Call the other two on Thursday, with Dina'],
      },
    ],
    [33, { summary: '有几位客户打电话问发票的事。我和小迪回了大部分。', nextTasks: ['继续跟进'] }],
    [
      85,
      {
        summary: '有9位客户打电话问发票的事。我和小迪回了7位。',
        learnings: '他们都把到期日看成了送货日，因为它写在最上面。下次换新版式，我先给两位客户看一遍。',
        nextTasks: ['周四和小迪一起给另外2位回电话'],
      },
    ],
  ])('score %s', (total, written) => {
    expect(score(entryOf(written), ordinaryDay).total).toBe(total);
  });
});

describe('advice', () => {
  const B = entryOf({
    summary:
      'Rain stopped the crane at 9, so we carried the panels by hand until the hall was full. Several neighbours complained about the lorry, because it blocked the gate.',
    nextTasks: ['Call Dina on Thursday about the crane', 'Order new straps'],
  });

  test('quotes the place and says what to write there, what is worth most first', () => {
    const { grade, advice } = score(B, ordinaryDay);
    expect(grade).toBe('B');
    expect(advice.map(({ key }) => key)).toEqual(['sayWhatYouTake', 'sayHowMany']);
    expect(advice[1]?.params).toEqual({ quote: 'Several neighbours', example: '12 neighbours' });
    expect(advice.map(({ worth }) => worth)).toEqual(advice.map(({ worth }) => worth).sort((a, b) => b - a));
  });

  test.each([
    [entryOf({ summary: 'qwoeiru alskdjf zxmcnv qpwoeir alskdj fghjkl' }), 'praiseOnDay'],
    [entryOf({ summary: 'It rained on the tulips.' }), 'praiseDay'],
    [entryOf({ summary: 'Dina called at 9:00 and ordered 40 panels.' }), 'praiseSpecific'],
    [
      entryOf({ summary: 'ok', nextTasks: ['Call Dina on Thursday at 9:00 with the stock list'] }),
      'praiseStep',
    ],
  ])('begins with praise for the best part below a B: %#', (entry, praise) => {
    const { total, advice } = score(entry, ordinaryDay);
    expect(total).toBeLessThan(70);
    expect(advice[0]).toMatchObject({ key: praise, params: {}, worth: 0 });
    expect(advice).toHaveLength(2);
  });

  test('praises writing at all where there is nothing else', () => {
    const [praise] = score(
      entryOf({ summary: 'qwoeiru alskdjf zxmcnv qpwoeir alskdj fghjkl' }),
      on({ hoursLate: 30 }),
    ).advice;
    expect(praise?.key).toBe('praiseWritten');
  });

  describe('over all cases', () => {
    const scores = readCases().map(({ id, entry, circumstances: day }) => {
      const { grade, advice } = score(entry, day);
      const praise = advice.filter(({ key }) => key.startsWith('praise'));
      return {
        id,
        entry,
        day,
        grade,
        advice,
        praise,
        moves: advice.filter((each) => !praise.includes(each)),
      };
    });

    test('below a B praise stands first, then one piece of advice', () => {
      const below = scores.filter(({ grade }) => grade === 'C' || grade === 'D');
      expect(below.length).toBeGreaterThan(100);
      for (const { id, advice, praise, moves } of below) {
        expect(praise, id).toEqual([advice[0]]);
        expect(moves.length, id).toBe(1);
      }
    });

    test('from a B on there is no praise, for an A one piece of advice at most', () => {
      for (const { id, grade, praise, moves } of scores.filter(
        ({ grade }) => grade === 'A' || grade === 'B',
      )) {
        expect(praise, id).toEqual([]);
        expect(moves.length, id).toBeLessThanOrEqual(grade === 'A' ? 1 : 3);
      }
    });

    test('none is for a part whose section is filled', () => {
      const asked = (ofKeys: readonly string[]) =>
        scores.filter(({ moves }) => moves.some(({ key }) => ofKeys.includes(key)));
      const learnings = asked(['sayWhy', 'sayWhatYouTake']);
      expect(learnings.length).toBeGreaterThan(20);
      for (const { id, entry, day } of learnings)
        expect(ownWordsIn(entryOf({ learnings: entry.learnings }), day), id).toBe(0);
      const steps = asked(['writeNextStep', 'sharpenStep']);
      expect(steps.length).toBeGreaterThan(20);
      for (const { id, entry, day } of steps) {
        const { nextSteps } = score(entryOf({ nextTasks: entry.nextTasks }), day).parts;
        expect(
          nextSteps.reasons.map(({ key }) => key),
          id,
        ).not.toContain('stepExact');
        expect(
          nextSteps.reasons.map(({ key }) => key),
          id,
        ).not.toContain('stepPlain');
      }
    });

    test('none quotes what another quotes', () => {
      for (const { id, advice } of scores) {
        const quotes = advice.flatMap(({ params }) =>
          params.quote === undefined ? [] : [String(params.quote)],
        );
        for (const [at, quote] of quotes.entries())
          for (const other of quotes.slice(at + 1))
            expect(quote.includes(other) || other.includes(quote), `${id}: ${quote}`).toBe(false);
        const places = advice.flatMap(({ params, at }) =>
          params.quote === undefined ? [] : [JSON.stringify(at)],
        );
        expect(new Set(places).size, id).toBe(places.length);
      }
    });
  });

  test.each([
    ['Several customers asked for Petra.', 'Several customers', '12 customers'],
    ['好几位客户找佩特拉。', '好几位客户', '12位客户'],
  ])('turns a loose amount into a number: %s', (summary, quote, example) => {
    const learnings = 'The key fits both doors.';
    const nextTasks = ['Call Petra on Thursday at 9:00'];
    expect(score(entryOf({ summary, learnings, nextTasks }), ordinaryDay).advice).toContainEqual(
      expect.objectContaining({ key: 'sayHowMany', params: { quote, example } }),
    );
  });

  test('following it brings points', () => {
    const before = score(vague, ordinaryDay);
    const after = score(
      entryOf({
        ...vague,
        learnings:
          'Brandt hung up because I opened with the price; next time I ask for their stock problem first.',
        nextTasks: ['Call Brandt on Thursday at 10:00 with the stock list'],
      }),
      ordinaryDay,
    );
    expect(after.total).toBeGreaterThan(before.total + 20);
  });

  test('falls silent at 100', () => {
    const { entry, circumstances } = caseOf('en/channel-partner');
    const { total, advice } = score(entry, circumstances);
    expect(total).toBe(100);
    expect(advice).toEqual([]);
  });
});

describe('circumstances', () => {
  test('every section may be off, and 100 can still be reached', () => {
    const { entry } = caseOf('en/all-in-summary');
    const summary = `${entry.summary}\n${caseOf('en/channel-partner').entry.summary}\n${caseOf('en/channel-partner').entry.learnings}\nOn Monday at 15:00 I review 2 Datapol quotes with Tomasz.`;
    const off = on({ sections: { learnings: false, nextTasks: false } });
    expect(score(entryOf({ summary }), off).total).toBe(100);
  });

  test.each([
    [0, 10],
    [0.5, 7],
    [12, 7],
    [24, 5],
    [72, 3],
    [200, 1],
  ])('%s hours late leave %s points for punctuality', (hoursLate, points) => {
    expect(score(good, on({ hoursLate })).parts.punctuality.points).toBe(points);
  });

  test('what is due and missing costs points, what is not due is not missed', () => {
    const due = (changed: Partial<Circumstances['due']>) =>
      score(good, on({ due: { ...ordinaryDay.due, ...changed } })).total;
    const whole = score(good, ordinaryDay).total;
    for (const missing of [{ weeklyTop: true }, { insight: true }, { answers: 2 }])
      expect(due(missing)).toBeLessThan(whole);
  });

  test('a newcomer needs fewer words', () => {
    const { entry } = caseOf('en/apprentice-reflection');
    const points = (isNewcomer: boolean) => score(entry, on({ isNewcomer })).parts.completeness.points;
    expect(points(true)).toBeGreaterThan(points(false));
  });

  test('items of this week may stand in the week’s progress again, and nowhere else', () => {
    const progress = [
      'Release 2.8 is out with 31 fixes',
      'Ines signed for a second tester',
      'Greta owns the notes',
    ];
    const earlier = [shinglesOf(entryOf({ summary: progress.join('\n') }))];
    const friday = on({ earlier, due: { weeklyTop: true, insight: false, answers: 0 } });
    const { parts } = score(entryOf({ summary: 'Quiet day in Leeds.', weeklyTop: progress }), friday);
    expect(parts.completeness.reasons).toContainEqual({ key: 'weeklyTopFound', params: { count: 3 } });
    expect(parts.specificity.points).toBe(
      score(entryOf({ summary: 'Quiet day in Leeds.' }), friday).parts.specificity.points,
    );
  });
});

describe('what is the author’s alone', () => {
  test('private lines and mistakes neither count nor are quoted', () => {
    const shared = score(good, ordinaryDay);
    const secret = score(
      {
        ...good,
        summary: `!! Ingrid cried, because Olaf leaves on 3 May.\n\n${good.summary}`,
        nextTasks: ['!! Ask Olaf about 12 % more on Friday', ...good.nextTasks],
        mistakes: [{ text: 'I sent 12 wrong invoices on Monday because I was tired.', shared: true }],
      },
      ordinaryDay,
    );
    expect(secret).toEqual(shared);
  });
});

describe('what is found in a sentence', () => {
  const pointsOf = (summary: string) => score(entryOf({ summary }), ordinaryDay).parts;

  test.each([
    [
      'Counted 12 crates with Petra until 11, all labels were torn.',
      '跟小裴数了12箱，数到十一点，标签全破了。',
    ],
    ['Ms Osei called at 4, the sink leaks again.', '四点奥赛女士来电话，水槽又漏了。'],
    ['Dina and I answered seven of them on Thursday.', '我和小迪周四回了其中七封来信。'],
    ['Asked Elena to check the fourteen tents at noon.', '请埃莱娜中午查一下14顶帐篷。'],
    ['Shipped 410 parcels through gate 3 at midnight.', '半夜从3号门发了410件。'],
  ])('is found in its translation: %s', (english, chinese) => {
    const [en, zh] = [pointsOf(english), pointsOf(chinese)];
    const keys = ({ reasons }: typeof en.specificity) => reasons.map(({ key }) => key);
    expect(keys(zh.specificity)).toEqual(keys(en.specificity));
    expect(Math.abs(zh.specificity.points - en.specificity.points)).toBeLessThanOrEqual(4);
  });

  test.each([
    ['Rain stopped the crane at 9, we carried the 40 panels by hand.'],
    ['九点下雨吊车停了，40块板是人工搬的。'],
  ])('tells what came of what, without a marker: %s', (summary) => {
    expect(pointsOf(summary).reflection.reasons).toContainEqual(
      expect.objectContaining({ key: 'causeGiven' }),
    );
  });

  test.each([
    ['9:20 Mr Cooper, 10:10 Beatrix, 11:45 David and Ellen.'],
    ['9:05小安，9:20古先生，10:10小贝。'],
  ])('earns nothing for names beside times: %s', (summary) => {
    const keys = pointsOf(summary).specificity.reasons.map(({ key }) => key);
    expect(keys).not.toContain('timesFound');
    expect(keys).not.toContain('namesFound');
  });

  test.each([
    [
      'The list said 12 crates of ceiling lamps, the lorry carried nine of them.',
      '清单上写着12箱吊灯，卡车上只装了9箱。',
    ],
    [
      'The hall was too dark, so we moved the 20 chairs to the yard.',
      '大厅太暗，我们就把20把椅子搬到院子里。',
    ],
    ['Until now I asked the driver last, the 3 gates stood empty.', '以前我总是最后问司机，3个门就空着。'],
    ["The lamp doesn't matter at 8, the cable does.", '8点灯无所谓，要紧的是电缆。'],
    ['First the 12 lamps were hung, later the curtains came.', '先挂了12盏灯，后来挂了窗帘。'],
  ])('the same kinds of thought are found in its translation: %s', (english, chinese) => {
    const keys = (summary: string) => pointsOf(summary).reflection.reasons.map(({ key }) => key);
    expect(keys(chinese)).toEqual(keys(english));
  });

  test.each([
    'Most of the morning I sat down with suppliers.',
    'It is hard to deal with correspondence.',
    'The balance between the two and keeping calm matters.',
  ])('names and counts nothing: %s', (summary) => {
    const keys = pointsOf(summary).specificity.reasons.map(({ key }) => key);
    expect(keys).not.toContain('namesFound');
    expect(keys).not.toContain('amountsFound');
  });

  test.each(['Ms Sanders called, the sink leaks again.', 'Checked the sink with Florence.'])(
    'names a person, whatever the name ends in: %s',
    (summary) => {
      expect(pointsOf(summary).specificity.reasons.map(({ key }) => key)).toContain('namesFound');
    },
  );

  test('a row of markers is no thought', () => {
    const row = 'Because I realised that next time I would therefore start differently at 10:00.';
    expect(pointsOf(row).reflection.points).toBe(0);
  });
});

describe('an earlier entry', () => {
  test('is recognised though words were changed, and costs nothing to an entry that is new', () => {
    const earlier = [shinglesOf(good)];
    const touched = caseOf('gaming/pasted-yesterday-touched').entry;
    expect(score(good, on({ earlier })).total).toBeLessThan(30);
    expect(score(touched, on({ earlier })).total).toBeLessThan(60);
    const other = caseOf('en/channel-partner').entry;
    expect(score(other, on({ earlier }))).toEqual(score(other, ordinaryDay));
  });

  test.each([
    [
      'On Monday the 3 trailers waited at dock 5 until the hose was changed.',
      'On Friday the 4 trailers waited at dock 6 until the hose was changed.',
    ],
    ['周一三台挂车在5号月台等了换液压管。', '周五四台挂车在6号月台等了换液压管。'],
  ])('is recognised behind other numbers and dates, which cost specificity alone: %s', (before, after) => {
    const earlier = [shinglesOf(entryOf({ summary: before }))];
    const rest = caseOf('second-days/homecare-1.en').entry;
    const entry = { ...rest, summary: `${after} ${rest.summary}` };
    const [alone, later] = [score(entry, ordinaryDay), score(entry, on({ earlier }))];
    expect(later.parts.specificity.reasons).toContainEqual(
      expect.objectContaining({ key: 'onlyNumbersNew', params: { count: 1 } }),
    );
    for (const part of ['completeness', 'reflection', 'nextSteps'] as const)
      expect(later.parts[part].points).toBe(alone.parts[part].points);
    const onlyIt = score(entryOf({ summary: after }), on({ earlier }));
    expect(onlyIt.total).toBe(Math.min(60, score(entryOf({ summary: after }), ordinaryDay).total));
  });

  test.each([
    [
      'In the morning I took Mrs Ellis to the bank and waited with her until she was called.',
      'In the morning I took Mrs Ogden to the bank and waited with her until she was called.',
    ],
    ['上午去绿源超市送货，店长说冷柜温度偏高。', '上午去惠民超市送货，店长说冷柜温度偏低。'],
    ['早上开车送张师傅去了工地，回来时路上一直堵着。', '早上开车送李师傅去了工地，回来时路上一直堵着。'],
  ])('costs nothing to what names someone or something else: %s', (before, after) => {
    const entry = entryOf({ summary: after });
    const earlier = [shinglesOf(entryOf({ summary: before }))];
    expect(score(entry, on({ earlier })).total).toBe(score(entry, ordinaryDay).total);
  });

  test('is recognised in the hashes of version 3, which were of three Chinese characters', () => {
    const summary = '四号月台的升降板漏油，司机在门口等了很久。';
    const earlier = [
      [
        -1973097958, -1940289397, -1678170134, -1173586240, -1072567331, -952173002, -768933267, -386161653,
        -168674850, -49204712, 318065645, 836531734, 971367964, 991578345, 1156435683, 1589628626, 1627856345,
        1903891506,
      ],
    ];
    const { reasons } = score(entryOf({ summary }), on({ earlier })).parts.completeness;
    expect(reasons).toContainEqual(expect.objectContaining({ key: 'copied' }));
    const other = entryOf({ summary: '五号月台的卷帘门卡住了，司机在门口等了很久。' });
    expect(score(other, on({ earlier })).total).toBe(score(other, ordinaryDay).total);
  });

  test('with a short line of figures does not take the next day’s figures away', () => {
    const earlier = [shinglesOf(entryOf({ summary: '31 tickets closed, 6 open' }))];
    const { reasons } = score(entryOf({ summary: '28 tickets closed, 9 open' }), on({ earlier })).parts
      .specificity;
    expect(reasons).toContainEqual(expect.objectContaining({ key: 'amountsFound' }));
  });

  test('is kept as hashes, each once, in order', () => {
    const shingles = shinglesOf(good);
    expect(shingles).toEqual([...new Set(shingles)].sort((a, b) => a - b));
    expect(shingles.every((hash) => Number.isInteger(hash) && Math.abs(hash) <= 2 ** 31)).toBe(true);
    const long = entryOf({ summary: Array.from({ length: 4_000 }, (_, at) => `word${at}`).join(' ') });
    expect(shinglesOf(long)).toHaveLength(2_000);
  });
});
