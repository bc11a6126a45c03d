import { describe, expect, test } from 'vitest';
import { lin, mateo } from '../../../lib/testing/sample-person.ts';
import { type UnsentName, unsentComments } from './unsent.ts';

const keep = (name: UnsentName, text: string) =>
  unsentComments.keep(lin.id, name, { text, anonymous: false });

describe('a comment that is being written', () => {
  test('is kept by person and by what it answers', () => {
    keep('on a', 'Well done');
    unsentComments.keep(lin.id, 'reply b', { text: 'So it is', anonymous: true });
    expect(unsentComments.read(lin.id, 'on a')).toMatchObject({ text: 'Well done', anonymous: false });
    expect(unsentComments.read(lin.id, 'reply b')).toMatchObject({
      text: 'So it is',
      anonymous: true,
    });
    expect(unsentComments.read(mateo.id, 'on a')).toBeUndefined();
  });

  test('leaves nothing behind once it is sent', () => {
    keep('on a', 'Well done');
    unsentComments.forget(lin.id, 'on a');
    expect(unsentComments.read(lin.id, 'on a')).toBeUndefined();
    expect(localStorage.getItem(`unsent-comments:${lin.id}`)).toBeNull();
  });

  test('is forgotten when it is empty', () => {
    keep('on a', 'Well done');
    keep('on a', '  \n');
    expect(unsentComments.read(lin.id, 'on a')).toBeUndefined();
  });

  test('gives way to forty newer ones', () => {
    for (let number = 0; number <= 40; number += 1) {
      keep(`on ${number}`, `${number}`);
    }
    const left = Object.keys(JSON.parse(localStorage.getItem(`unsent-comments:${lin.id}`) ?? '{}'));
    expect(left).toHaveLength(40);
    expect(left).toContain('on 40');
  });

  test.each(['nonsense', '{"on a":{"text":5}}', '[]'])('does not mind %s where texts were kept', (stored) => {
    localStorage.setItem(`unsent-comments:${lin.id}`, stored);
    expect(unsentComments.read(lin.id, 'on a')).toBeUndefined();
    keep('on a', 'Anew');
    expect(unsentComments.read(lin.id, 'on a')).toMatchObject({ text: 'Anew' });
  });
});
