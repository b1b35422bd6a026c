import { Dialog } from '@gezi/ui';
import { useClient } from '@gezi/client';
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from './texts';

/**
 * Holds back whoever leaves with unsaved changes, inside the application and out of the window. The end of a session
 * is never held back: nothing could be saved any more, and the draft is kept.
 *
 * @param content what is lost by leaving; default that nothing is saved
 * @returns the question, to be placed in the page
 */
export function useLeaveGuard(hasChanges: boolean, content?: string): ReactNode {
  const texts = useTexts();
  const { session } = useClient();
  const isSignedIn = () => session.get().token !== undefined;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      isSignedIn() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (session.get().token !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges, session]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      okText={texts.leave}
      cancelText={texts.stay}
      okButtonProps={{ danger: true }}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {content ?? texts.leaveContent}
    </Dialog>
  );
}
