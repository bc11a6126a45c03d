import { describe, expect, test } from 'vitest';
import { rememberPlace, takeReturnPlace } from '../../../lib/session/return-place.ts';
import { placeAfterRegistering, readAim } from './after-sign-in.ts';

describe('the aim of a visit to the sign-in page', () => {
  test('is the start page where nothing was wanted', () => {
    expect(readAim(undefined)).toEqual({ place: '/', isInvited: false, inviteCode: undefined });
  });

  test('is the page that was wanted, which stays remembered', () => {
    rememberPlace('/home?team=a');
    expect(readAim(undefined)).toEqual({ place: '/home?team=a', isInvited: false, inviteCode: undefined });
    expect(takeReturnPlace()).toBe('/home?team=a');
  });

  test('finds the invite code in the address, or in the page that was wanted', () => {
    rememberPlace('/department?join=ABCDEFGH');
    expect(readAim(undefined).inviteCode).toBe('ABCDEFGH');
    expect(readAim('IJKLMNOP')).toEqual({
      place: '/department?join=IJKLMNOP',
      isInvited: true,
      inviteCode: 'IJKLMNOP',
    });
  });

  test('knows an invitation by its link, which needs no code', () => {
    rememberPlace('/department?invitation=token');
    expect(readAim(undefined)).toEqual({
      place: '/department?invitation=token',
      isInvited: true,
      inviteCode: undefined,
    });
  });

  test('takes the empty page for joining for no invitation', () => {
    rememberPlace('/department?join=');
    expect(readAim(undefined).isInvited).toBe(false);
  });

  test('takes no code from other pages', () => {
    rememberPlace('/home?join=ABCDEFGH');
    expect(readAim(undefined).inviteCode).toBeUndefined();
  });

  test('writes what stands in the address so that it cannot lead elsewhere', () => {
    expect(readAim('A&team=b#c').place).toBe('/department?join=A%26team%3Db%23c');
  });
});

describe('the place after registering', () => {
  const aim = { place: '/department?join=ABCDEFGH', isInvited: true, inviteCode: 'ABCDEFGH' };

  test('is the teams where the code was used, which is not asked for again', () => {
    expect(placeAfterRegistering(aim, 'ABCDEFGH')).toBe('/department');
  });

  test('is the invitation where its code was taken out of the form', () => {
    expect(placeAfterRegistering(aim, undefined)).toBe(aim.place);
  });
});
