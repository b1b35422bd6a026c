import { useClient } from '@gezi/client';
import { randomImage } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Lifetime of a captcha in milliseconds (contract, part 1 §2.1). */
const CAPTCHA_LIFE = 60_000;

/**
 * A captcha image and its check key.
 *
 * @param idle nothing is entered yet: an expired image is replaced silently
 * @param enabled false: no image is loaded; default true
 */
export function useCaptcha(idle: boolean, enabled = true) {
  const client = useClient();
  const [checkKey, setCheckKey] = useState(newKey);
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['captcha', checkKey],
    queryFn: ({ signal }) => client.call(randomImage, { checkKey }, { signal, silent: true }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  useEffect(() => {
    if (!idle || !dataUpdatedAt) return;
    const timer = setTimeout(() => setCheckKey(newKey()), Math.max(0, dataUpdatedAt + CAPTCHA_LIFE - Date.now()));
    return () => clearTimeout(timer);
  }, [idle, dataUpdatedAt]);

  return { checkKey, image: data, failed: isError, renew: () => setCheckKey(newKey()) };
}

const newKey = () => `${Date.now()}${Math.random().toString(36).slice(2, 10)}`;
