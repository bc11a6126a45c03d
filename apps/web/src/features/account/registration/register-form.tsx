import { useState } from 'react';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { EmailStep } from '../forms/email-step.tsx';
import { useCodeRequest } from '../forms/use-code-request.ts';
import type { SignInIntent } from '../sign-in/after-sign-in.ts';
import type { SignedIn } from '../sign-in/use-complete-sign-in.ts';
import { RegisterDetails } from './register-details.tsx';
import type { InvitedTo } from './use-invitation.ts';

export type RegisterProps = {
  aim: SignInIntent;
  /** By an invitation to their mailbox, which no code needs to confirm then. */
  invited: InvitedTo | undefined;
  /** `usedInvite` is the code with which the account was made. */
  onRegistered: (answer: SignedIn, usedInvite: string | undefined) => Promise<void>;
};

/** Two steps: the address, then the code from the mail with everything else; invited people begin with the second. */
export function RegisterForm(props: RegisterProps) {
  const request = useCodeRequest('register');
  const [email, setEmail] = useState<string>();
  const { signUpInfo, setSignUpInfo } = useUserStore.getState();
  const { invited } = props;
  if (invited?.mayRegister && invited.email !== null) {
    return <RegisterDetails {...props} email={invited.email} name={invited.name} />;
  }
  if (email === undefined) {
    const continueWith = (next: string) => {
      setSignUpInfo({ ...signUpInfo, email: next });
      setEmail(next);
    };
    return <EmailStep request={request} email={signUpInfo.email} onReady={continueWith} />;
  }
  return (
    <RegisterDetails
      {...props}
      email={email}
      confirmation={{ request, onChangeEmail: () => setEmail(undefined) }}
    />
  );
}
