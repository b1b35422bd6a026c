import { useTab } from '@gezi/admin-shell';
import { useEffect } from 'react';

/** Names the tab of the page. @param title absent while it is unknown: the title of the menu stays */
export function useTabTitle(title: string | undefined): void {
  const setTitle = useTab()?.setTitle;
  useEffect(() => {
    if (title) setTitle?.(title);
  }, [title, setTitle]);
}
