import { FailurePresenter, type ShownFailure } from '@gezi/admin-shell';
import { describeFailure, isEnterpriseChat, logOut, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';
import type { Failures } from './failures';

/** Shows every failed call according to the error catalogue (P§8) and runs its follow-up action. */
export function FailureWatch({ failures, reload }: { failures: Failures; reload: () => void }) {
  const client = useClient();
  const locale = useLocale();
  const subscribe = useCallback(
    (show: (failure: ShownFailure) => void) =>
      failures.subscribe((error, purpose) => {
        const signedIn = client.session.get().token !== undefined;
        const enterpriseChat = isEnterpriseChat(navigator.userAgent);
        show(describeFailure(error, { signedIn, enterpriseChat, locale, ...(purpose && { purpose }) }));
      }),
    [failures, client, locale],
  );

  async function endSession(what: 'logout-and-reload' | 'logout-to-login') {
    // The token is no longer valid, so a failed logout does not matter.
    await logOut(client).catch(() => undefined);
    if (what === 'logout-and-reload') reload();
  }

  return <FailurePresenter subscribe={subscribe} onFollowUp={(what) => void endSession(what)} />;
}
