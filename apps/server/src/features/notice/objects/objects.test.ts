import { objectKind } from '@garden/contract';
import { anonymousTexts } from '@garden/contract/text/anonymous-text';
import { expect, test } from 'vitest';
import { createHooks } from '../../../areas.ts';
import { ledgers } from '../../diary/readers/hooks.ts';
import { objects } from './hooks.ts';
import { talkedKinds } from './store.ts';

const hooks = createHooks();

test('each kind of the contract has an area that has its objects, and one alone', () => {
  expect(
    talkedKinds(hooks)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual([...objectKind.options].sort());
  const kinds = hooks.list(objects).map(({ kind }) => kind);
  expect(kinds).toHaveLength(new Set(kinds).size);
});

test('nothing is said without a name but about diaries and questions', () => {
  const curtained = hooks.list(ledgers).map(({ kind }) => kind);
  expect(curtained.sort()).toEqual(['curious', 'diary']);
  expect(Object.keys(anonymousTexts).sort()).toEqual(curtained.sort());
});
