import { describe, expect, test } from 'vitest';
import { noticePath } from './notice-path.ts';
import { objectPath } from './object-path.ts';

const team = { id: 't1' };
const ana = { id: 'u1', name: 'Ana Ruiz' };
const diary = { kind: 'diary', id: 'd1' } as const;
const about = { actor: ana, team, object: diary, stage: null, month: null, week: null };

describe('a notice leads to where it is answered', () => {
  test('an appeal: its decider to the open ones, its author to the score', () => {
    expect(noticePath({ ...about, kind: 'review_ready', stage: 'asked' })).toBe('/score/groups?team=t1');
    expect(noticePath({ ...about, kind: 'review_ready', stage: 'settled' })).toBe(
      '/home?diary=d1&score=true',
    );
  });

  test('an interview: to its month, where that is known', () => {
    const interview = { ...about, kind: 'interview_due', object: null } as const;
    expect(noticePath({ ...interview, month: '2026-02' })).toBe('/interview?teamId=t1&month=2026-02');
    expect(noticePath(interview)).toBe('/interview?teamId=t1');
  });

  test('a question: to its page, and an answer to its place there', () => {
    const question = { kind: 'curious', id: 'q1' } as const;
    expect(noticePath({ ...about, kind: 'curious', stage: 'asked', object: question })).toBe(
      '/curiosity/detail?id=q1',
    );
    const answer = { kind: 'comment', id: 'c1', on: question } as const;
    expect(noticePath({ ...about, kind: 'comment', object: answer })).toBe(
      '/curiosity/detail?id=q1&comment=c1',
    );
  });

  test('a line of wisdom: to the line, and a comment to its place below it', () => {
    const line = { kind: 'quote', id: 'q1' } as const;
    expect(noticePath({ ...about, kind: 'wisdom', object: line })).toBe('/quotes?quote=q1');
    expect(noticePath({ ...about, kind: 'like', object: line })).toBe('/quotes?quote=q1');
    const comment = { kind: 'comment', id: 'c1', on: line } as const;
    expect(noticePath({ ...about, kind: 'comment', object: comment })).toBe('/quotes?quote=q1&comment=c1');
    expect(objectPath({ kind: 'diary', id: 'd1' }, 'c1')).toBe('/home?diary=d1&comment=c1');
  });

  test('a diary: to the diary, and a comment to its place below it', () => {
    for (const kind of ['like', 'mention', 'followed_diary'] as const)
      expect(noticePath({ ...about, kind })).toBe('/home?diary=d1');
    const comment = { kind: 'comment', id: 'c1', on: diary } as const;
    for (const kind of ['comment', 'reply', 'mention', 'like'] as const)
      expect(noticePath({ ...about, kind, object: comment })).toBe('/home?diary=d1&comment=c1');
    const anonymous = { ...about, actor: null, kind: 'comment', object: comment } as const;
    expect(noticePath(anonymous)).toBe('/home?diary=d1&comment=c1');
  });

  test('what happens in a team: to where it is seen or decided', () => {
    const topic = { kind: 'topic', id: 'p1' } as const;
    expect(noticePath({ ...about, kind: 'topic', object: topic })).toBe(
      '/department/topicUpdate?team=t1&topic=p1',
    );
    const application = { kind: 'application', id: 'a1' } as const;
    expect(noticePath({ ...about, kind: 'application', object: application })).toBe('/application?team=t1');
    const invitation = { kind: 'invitation', id: 'i1' } as const;
    expect(noticePath({ ...about, kind: 'invitation', object: invitation })).toBe('/department');
    for (const kind of ['approved', 'appointed'] as const)
      expect(noticePath({ ...about, kind, object: null })).toBe('/department?team=t1');
  });

  test('a week in numbers: to its days', () => {
    const week = { ...about, kind: 'weekly_statistics', object: null } as const;
    expect(noticePath({ ...week, week: { from: '2026-03-23', to: '2026-03-29' } })).toBe(
      '/statistics?team=t1&from=2026-03-23&to=2026-03-29',
    );
    expect(noticePath(week)).toBeNull();
  });

  test('a follower: to their page, while they have one', () => {
    const follow = { ...about, kind: 'follow', object: null } as const;
    expect(noticePath(follow)).toBe('/person?id=u1');
    expect(noticePath({ ...follow, actor: { id: 'u1', name: '' } })).toBeNull();
  });

  test('nowhere once its team, diary or comment is gone, and where someone is out of a team', () => {
    const gone = { ...about, team: null, object: null };
    expect(noticePath({ ...gone, kind: 'review_ready', stage: 'asked' })).toBeNull();
    expect(noticePath({ ...gone, kind: 'review_ready', stage: 'settled' })).toBeNull();
    expect(noticePath({ ...gone, kind: 'interview_due', month: '2026-02' })).toBeNull();
    expect(noticePath({ ...gone, kind: 'comment' })).toBeNull();
    expect(noticePath({ ...gone, kind: 'appointed' })).toBeNull();
    for (const kind of ['rejected', 'removed'] as const)
      expect(noticePath({ ...about, kind, object: null })).toBeNull();
  });
});
