import { useEffect } from 'react';
import { useTexts } from './texts';

/** Sets the window title. @param page undefined while unknown; '' for the platform's name alone */
export function usePageTitle(page: string | undefined): void {
  const texts = useTexts();
  useEffect(() => {
    if (page !== undefined) document.title = page ? texts.pageTitle(page) : texts.platform;
  }, [page, texts]);
}
