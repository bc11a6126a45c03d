import type { api, OutputOf } from '@garden/contract';
import { readToken } from '../session/token.ts';
import { storedStore } from './stored-store.ts';

/** The signed-in person as the API gives them, and `user_id`, the name that stored state has for the id. */
export type UserInfo = OutputOf<typeof api.user.info> & { readonly user_id: string };

type Person = Omit<UserInfo, 'user_id'>;

/** What the sign-in form begins with; never a password. */
export type LoginInfo = { readonly email: string };
/** What the registration form begins with. */
export type SignUpInfo = { readonly email: string; readonly name: string; readonly inviteCode: string };

/** User state with the seed's fields (section 3). */
export type UserState = {
  readonly userInfo: UserInfo | null;
  readonly token: string | null;
  readonly isLoginPage: boolean;
  /** No one has signed in on this browser yet. */
  readonly isFirstTime: boolean;
  readonly loginInfo: LoginInfo;
  readonly signUpInfo: SignUpInfo;
  readonly isShowLoadingPage: boolean;
};

type UserActions = {
  login(token: string, person: Person): void;
  /** Clears person and token; isLoginPage becomes true (seed, section 4). */
  logout(): void;
  setUserInfo(person: Person): void;
  setLoginPage(shown: boolean): void;
  setLoginInfo(info: LoginInfo): void;
  setSignUpInfo(info: SignUpInfo): void;
  setShowLoadingPage(shown: boolean): void;
};

export const initialUserState: UserState = {
  userInfo: null,
  token: null,
  isLoginPage: false,
  isFirstTime: true,
  loginInfo: { email: '' },
  signUpInfo: { email: '', name: '', inviteCode: '' },
  isShowLoadingPage: false,
};

const named = (person: Person): UserInfo => ({ ...person, user_id: person.id });

/** The user of this browser, kept in local storage `user`; the token has a key of its own, `token`. */
export const useUserStore = storedStore<UserState & UserActions>(
  {
    name: 'user',
    version: 1,
    part: ({ userInfo, isLoginPage, isFirstTime, loginInfo, signUpInfo, isShowLoadingPage }) => ({
      userInfo,
      isLoginPage,
      isFirstTime,
      loginInfo,
      signUpInfo,
      isShowLoadingPage,
    }),
    beside: () => ({ token: readToken() }),
  },
  (set) => ({
    ...initialUserState,
    token: readToken(),
    login: (token, person) =>
      set({
        token,
        userInfo: named(person),
        isLoginPage: false,
        isFirstTime: false,
        isShowLoadingPage: false,
      }),
    logout: () => set({ token: null, userInfo: null, isLoginPage: true }),
    setUserInfo: (person) => set({ userInfo: named(person), isFirstTime: false }),
    setLoginPage: (isLoginPage) => set({ isLoginPage }),
    setLoginInfo: (loginInfo) => set({ loginInfo }),
    setSignUpInfo: (signUpInfo) => set({ signUpInfo }),
    setShowLoadingPage: (isShowLoadingPage) => set({ isShowLoadingPage }),
  }),
);
