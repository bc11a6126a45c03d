import { refuse } from '../../../http/refusal.ts';
import { OidcRejected, OidcUnavailable } from '../../../platform/oidc.ts';

/**
 * What someone is told whose sign-in the provider did not let happen; any other error stays as it is.
 * @param name what people call the provider
 */
export function presentSsoFailure(error: unknown, name: string): unknown {
  if (error instanceof OidcUnavailable) return refuse('ssoUnavailable', { name });
  if (error instanceof OidcRejected) return refuse('ssoFailed');
  return error;
}
