import { useEffect } from 'react';
import { useTexts } from './texts';

/** Names the window after the page. @param page none while it is not known yet; '' for the platform alone */
export function usePageTitle(page: string | undefined): void {
  const texts = useTexts();
  useEffect(() => {
    if (page !== undefined) document.title = page ? texts.pageTitle(page) : texts.platform;
  }, [page, texts]);
}
