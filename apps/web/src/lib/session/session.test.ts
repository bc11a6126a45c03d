import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useUserStore } from '../stores/user-store.ts';
import { changeInOtherWindow } from '../testing/fake-browser.ts';
import { lin, mateo } from '../testing/sample-person.ts';
import { adoptSession, onSessionChange, type SessionChange, syncWithOtherWindows } from './session.ts';

const storedUser = (person: typeof lin | typeof mateo) =>
  JSON.stringify({ state: { userInfo: { ...person, user_id: person.id } }, version: 1 });

let changes: SessionChange[];
let stop: () => void;

beforeEach(() => {
  changes = [];
  const ends = [syncWithOtherWindows(), onSessionChange((change) => changes.push(change))];
  stop = () => {
    for (const end of ends) end();
  };
  adoptSession({ token: 'mine', user: lin });
});
afterEach(() => stop());

/** Lets the stores read what the other window wrote. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('syncWithOtherWindows', () => {
  test('signs out here when another window does', async () => {
    changeInOtherWindow('token', null);
    await settled();
    expect(changes).toEqual([{ kind: 'left' }]);
    expect(useUserStore.getState()).toMatchObject({ token: null, userInfo: null, isLoginPage: true });
  });

  test('takes over a renewed token of the same person', async () => {
    changeInOtherWindow('token', 'renewed');
    await settled();
    expect(changes).toEqual([{ kind: 'begun', samePerson: true }]);
    expect(useUserStore.getState().token).toBe('renewed');
  });

  test('reports when another person has signed in', async () => {
    localStorage.setItem('user', storedUser(mateo));
    changeInOtherWindow('token', 'theirs');
    await settled();
    expect(changes).toEqual([{ kind: 'begun', samePerson: false }]);
    expect(useUserStore.getState().userInfo?.user_id).toBe(mateo.id);
  });

  test('hears of nothing that it has done itself', async () => {
    changeInOtherWindow('token', 'mine');
    await settled();
    expect(changes).toEqual([]);
  });
});
