import { describe, expect, test } from 'vitest';
import { rememberReturnPath, takeReturnPath } from '../../../lib/session/return-path.ts';
import { pathAfterRegistering, readIntent } from './after-sign-in.ts';

describe('the aim of a visit to the sign-in page', () => {
  test('is the start page where nothing was wanted', () => {
    expect(readIntent(undefined)).toEqual({ place: '/', isInvited: false, inviteCode: undefined });
  });

  test('is the page that was wanted, which stays remembered', () => {
    rememberReturnPath('/home?team=a');
    expect(readIntent(undefined)).toEqual({ place: '/home?team=a', isInvited: false, inviteCode: undefined });
    expect(takeReturnPath()).toBe('/home?team=a');
  });

  test('finds the invite code in the address, or in the page that was wanted', () => {
    rememberReturnPath('/department?join=ABCDEFGH');
    expect(readIntent(undefined).inviteCode).toBe('ABCDEFGH');
    expect(readIntent('IJKLMNOP')).toEqual({
      place: '/department?join=IJKLMNOP',
      isInvited: true,
      inviteCode: 'IJKLMNOP',
    });
  });

  test('knows an invitation by its link, which needs no code', () => {
    rememberReturnPath('/department?invitation=token');
    expect(readIntent(undefined)).toEqual({
      place: '/department?invitation=token',
      isInvited: true,
      inviteCode: undefined,
      invitation: 'token',
    });
  });

  test('takes the empty page for joining for no invitation', () => {
    rememberReturnPath('/department?join=');
    expect(readIntent(undefined).isInvited).toBe(false);
  });

  test('takes no code from other pages', () => {
    rememberReturnPath('/home?join=ABCDEFGH');
    expect(readIntent(undefined).inviteCode).toBeUndefined();
  });

  test('encodes the address so that it cannot lead elsewhere', () => {
    expect(readIntent('A&team=b#c').place).toBe('/department?join=A%26team%3Db%23c');
  });
});

describe('the place after registering', () => {
  const aim = { place: '/department?join=ABCDEFGH', isInvited: true, inviteCode: 'ABCDEFGH' };

  test('is what the team writes where the code was used, which is not asked for again', () => {
    expect(pathAfterRegistering(aim, 'ABCDEFGH')).toBe('/home?joined=true');
  });

  test('is the question who one writes with, where no one invited', () => {
    expect(pathAfterRegistering({ place: '/home', isInvited: false }, undefined)).toBe(
      '/department?welcome=true',
    );
  });

  test('is the invitation where its code was taken out of the form', () => {
    expect(pathAfterRegistering(aim, undefined)).toBe(aim.place);
  });
});
