import { FailurePresenter, type ShownFailure } from '@gezi/admin-shell';
import { describeFailure, isEnterpriseChat, logOut, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';
import type { Failures } from './failures';

/** Shows every failed call by the error catalogue (P§8) and does what follows from it. */
export function FailureWatch({ failures, reload }: { failures: Failures; reload: () => void }) {
  const client = useClient();
  const locale = useLocale();
  const subscribe = useCallback(
    (show: (failure: ShownFailure) => void) =>
      failures.subscribe((error) => {
        const signedIn = client.session.get().token !== undefined;
        const enterpriseChat = isEnterpriseChat(navigator.userAgent);
        show(describeFailure(error, { signedIn, enterpriseChat, locale }));
      }),
    [failures, client, locale],
  );

  async function endSession(what: 'logout-and-reload' | 'logout-to-login') {
    // The token counts no more: whether the server takes the goodbye is all the same.
    await logOut(client).catch(() => undefined);
    // Signed out, the guard has already led to the login page, the way back in its address.
    if (what === 'logout-and-reload') reload();
  }

  return <FailurePresenter subscribe={subscribe} onFollowUp={(what) => void endSession(what)} />;
}
