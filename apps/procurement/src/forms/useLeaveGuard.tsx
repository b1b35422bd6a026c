import { useNavigationBlocker, useTab } from '@gezi/admin-shell';
import { useClient } from '@gezi/client';
import { useEffect, useRef, type ReactNode } from 'react';
import { LeaveQuestion } from './LeaveQuestion';
import { useTexts } from './texts';

interface LeaveGuard {
  /** The question, to be rendered in the page. */
  question: ReactNode;
  /** Lets the next navigation pass: everything is saved or discarded. */
  release: () => void;
}

/**
 * Asks before leaving with unsaved changes, inside the application and when the window closes. The end of a session is
 * never blocked: saving is no longer possible, and the draft is stored. In a cached tab, switching tabs loses nothing:
 * there the tab asks before it is closed.
 *
 * @param content what leaving discards; default: a general message about unsaved changes
 */
export function useLeaveGuard(hasChanges: boolean, content?: string): LeaveGuard {
  const texts = useTexts();
  const { session } = useClient();
  const tab = useTab();
  const isKept = tab?.isKept ?? false;
  const isReleased = useRef(false);
  const isSignedIn = () => session.get().token !== undefined;
  const blocker = useNavigationBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      hasChanges &&
      !isReleased.current &&
      isSignedIn() &&
      (from.pathname !== to.pathname || from.search !== to.search) &&
      // A different address of the same page replaces it in the tab.
      (!isKept || (historyAction === 'REPLACE' && from.pathname === to.pathname)),
  );

  const setUnsaved = isKept ? tab?.setUnsaved : undefined;
  const lost = content ?? texts.leaveContent;
  useEffect(() => {
    isReleased.current = false;
    // Not reset on unmount: the page is only hidden.
    setUnsaved?.(hasChanges ? lost : undefined);
  }, [hasChanges, lost, setUnsaved]);

  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (session.get().token !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges, session]);

  return {
    question: (
      <LeaveQuestion
        open={blocker.state === 'blocked'}
        content={lost}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    ),
    release: () => {
      isReleased.current = true;
      setUnsaved?.(undefined);
    },
  };
}
