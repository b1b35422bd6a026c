import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { IDLE_BLOCKER, useBlocker, type Blocker, type BlockerFunction } from 'react-router';

type Ask = RefObject<BlockerFunction>;

interface Blockers {
  asks: Set<Ask>;
  /** The one that blocked the last navigation. */
  asked: Ask | undefined;
  blocker: Blocker;
}

const BlockersContext = createContext<Blockers | undefined>(undefined);

/**
 * Asks all pages and forms below before a navigation. react-router asks only the last of several blockers, and a page that
 * is shown again after it was hidden registers its own twice. Part of `AdminRouter`.
 */
export function NavigationBlockers({ children }: { children: ReactNode }) {
  const [asks] = useState(() => new Set<Ask>());
  const [asked, setAsked] = useState<Ask>();
  const shouldBlock = useCallback<BlockerFunction>(
    (navigation) => {
      const first = [...asks].find(({ current }) => current(navigation));
      setAsked(first);
      return first !== undefined;
    },
    [asks],
  );
  const blocker = useBlocker(shouldBlock);
  const value = useMemo(() => ({ asks, asked, blocker }), [asks, asked, blocker]);
  return <BlockersContext value={value}>{children}</BlockersContext>;
}

/**
 * Blocks navigations like `useBlocker` of react-router; any number of components can use it at a time.
 *
 * @param shouldBlock asked before each navigation; not while its page is an inactive tab
 * @returns blocked only if this one blocked the navigation
 * @throws {Error} outside of `<AdminRouter>`
 */
export function useNavigationBlocker(shouldBlock: BlockerFunction): Blocker {
  const blockers = useContext(BlockersContext);
  if (!blockers) throw new Error('useNavigationBlocker: no <AdminRouter> above');
  const { asks, asked, blocker } = blockers;
  const ask = useRef(shouldBlock);
  useLayoutEffect(() => {
    ask.current = shouldBlock;
  });
  useEffect(() => {
    asks.add(ask);
    return () => void asks.delete(ask);
  }, [asks]);
  return asked === ask ? blocker : IDLE_BLOCKER;
}
