import { ApiError, describeFailure, useClientKit } from '@gezi/client';
import { useCallback } from 'react';
import { useTexts } from '../../texts/useTexts';

/** Describes why a call failed, in the user's language. */
export function useFailureText(): (error: unknown) => string {
  const texts = useTexts();
  const { locale } = useClientKit();
  return useCallback(
    (error: unknown) => describeFailure(asApiError(error), { locale }).message || texts.loadFailed,
    [locale, texts],
  );
}

/** Any reason of a failed call as an `ApiError`. */
export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ kind: 'malformed', path: '', cause: error });
