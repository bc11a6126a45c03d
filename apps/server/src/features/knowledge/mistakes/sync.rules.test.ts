import { describe, expect, test } from 'vitest';
import { type KeptMistake, syncMistakes } from './sync.rules.ts';

const kept = (id: string, text: string, more: Partial<KeptMistake> = {}): KeptMistake => ({
  id,
  text,
  diaryText: text,
  teamIds: [],
  isOwnersNow: false,
  isHidden: false,
  ...more,
});
const item = (text: string, ...teamIds: string[]) => ({ text, teamIds });

describe('the mistakes of a diary', () => {
  test('stay where the diary says the same', () => {
    const rows = [kept('a', 'Left the gate open'), kept('b', 'Late for Ana', { teamIds: ['t'] })];
    const items = [item('Late for Ana', 't'), item('Left the gate open')];
    expect(syncMistakes(rows, items)).toEqual({ added: [], gone: [], moved: [] });
  });

  test('are the same in other words, and read by everyone who reads the item', () => {
    const rows = [kept('a', 'Left the cellar gate open', { isOwnersNow: true })];
    const said = item('Left the gate of the cellar open over night', 't');
    expect(syncMistakes(rows, [said])).toEqual({
      added: [],
      gone: [],
      moved: [{ id: 'a', text: said.text, diaryText: null, teamIds: ['t'] }],
    });
  });

  test('keep the words that their owner gave them in the list', () => {
    const rows = [kept('a', 'My own words', { diaryText: 'Left the cellar gate open', isOwnersNow: true })];
    expect(syncMistakes(rows, [item('Left the cellar gate open')])).toEqual({
      added: [],
      gone: [],
      moved: [],
    });
    expect(syncMistakes(rows, [item('Left the cellar gate wide open')]).moved).toEqual([
      { id: 'a', text: 'My own words', diaryText: 'Left the cellar gate wide open', teamIds: [] },
    ]);
  });

  test('go with their item, unless their owner went on with them', () => {
    const rows = [
      kept('a', 'Left the gate open'),
      kept('b', '忘了开发票', { isOwnersNow: true, teamIds: ['t'] }),
    ];
    expect(syncMistakes(rows, [item('Spoke too fast')])).toEqual({
      added: [item('Spoke too fast')],
      gone: ['a'],
      moved: [{ id: 'b', text: '忘了开发票', diaryText: null, teamIds: [] }],
    });
  });

  test('that were deleted do not come back with their diary, and no team reads them', () => {
    const rows = [kept('a', 'Left the gate open', { isHidden: true })];
    expect(syncMistakes(rows, [item('Left the gate open', 't')])).toEqual({ added: [], gone: [], moved: [] });
    expect(syncMistakes(rows, [])).toEqual({ added: [], gone: [], moved: [] });
  });
});
