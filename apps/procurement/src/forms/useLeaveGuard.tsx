import { useTab } from '@gezi/admin-shell';
import { useClient } from '@gezi/client';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion';
import { useTexts } from './texts';

interface LeaveGuard {
  /** The question, to be placed in the page. */
  question: ReactNode;
  /** Lets the next navigation pass: everything is saved, or is given up on purpose. */
  release: () => void;
}

/**
 * Holds back whoever leaves with unsaved changes, inside the application and out of the window. The end of a session
 * is never held back: nothing could be saved any more, and the draft is kept. In a tab that keeps its page nothing is
 * lost by looking at another one: there the tab asks before it is closed.
 *
 * @param content what is lost by leaving; default that nothing is saved
 */
export function useLeaveGuard(hasChanges: boolean, content?: string): LeaveGuard {
  const texts = useTexts();
  const { session } = useClient();
  const tab = useTab();
  const isKept = tab?.isKept ?? false;
  const isReleased = useRef(false);
  const isSignedIn = () => session.get().token !== undefined;
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      hasChanges &&
      !isReleased.current &&
      isSignedIn() &&
      (from.pathname !== to.pathname || from.search !== to.search) &&
      // Another address of the same page takes its place in the tab.
      (!isKept || (historyAction === 'REPLACE' && from.pathname === to.pathname)),
  );

  const setUnsaved = isKept ? tab?.setUnsaved : undefined;
  const lost = content ?? texts.leaveContent;
  useEffect(() => {
    isReleased.current = false;
    // Not taken back as the page is left: it is only out of sight.
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
