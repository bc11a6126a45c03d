import { describe, expect, test } from 'vitest';
import { commentPath, noticePath } from './notice-path.ts';

const team = { id: 't1' };
const diary = { kind: 'diary', id: 'd1' };
const about = { team, object: diary, stage: null, month: null };

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
    const answer = { kind: 'comment', id: 'c1', on: question };
    expect(noticePath({ ...about, kind: 'comment', object: answer })).toBe(
      '/curiosity/detail?id=q1&comment=c1',
    );
  });

  test('a line of wisdom: to the line, and a comment to its place below it', () => {
    const line = { kind: 'quote', id: 'q1' } as const;
    expect(noticePath({ ...about, kind: 'wisdom', object: line })).toBe('/quotes?quote=q1');
    expect(noticePath({ ...about, kind: 'like', object: line })).toBe('/quotes?quote=q1');
    const comment = { kind: 'comment', id: 'c1', on: line };
    expect(noticePath({ ...about, kind: 'comment', object: comment })).toBe('/quotes?quote=q1&comment=c1');
    expect(commentPath({ kind: 'diary', id: 'd1' }, 'c1')).toBe('/home?diary=d1&comment=c1');
  });

  test('to no page of its own where its team or diary is gone, and for other kinds', () => {
    const gone = { ...about, team: null, object: null };
    expect(noticePath({ ...gone, kind: 'review_ready', stage: 'asked' })).toBeNull();
    expect(noticePath({ ...gone, kind: 'review_ready', stage: 'settled' })).toBeNull();
    expect(noticePath({ ...gone, kind: 'interview_due', month: '2026-02' })).toBeNull();
    expect(noticePath({ ...about, kind: 'mention' })).toBeNull();
  });
});
