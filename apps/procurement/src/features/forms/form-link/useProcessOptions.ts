import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { processesQuery } from './queries';
import { useTexts } from './texts';

/** The processes to choose from, by deployment. */
export function useProcessOptions() {
  const texts = useTexts();
  const { data } = useQuery(processesQuery(useClient()));
  return useMemo(
    () =>
      (data ?? []).map(({ deploymentId, name, version }) => ({
        value: deploymentId,
        label: texts.versionOf(name, version),
        name,
      })),
    [data, texts],
  );
}
