import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { processesQuery } from './queries';
import { useTexts, type Texts } from './texts';

/** The deployment of a stored link, with its definition if that exists. */
export interface LinkedProcess {
  deployId: string | null;
  procDefName?: string | null;
  procDefVersion?: number | null;
}

/** Name and version of the definition; undefined if it does not exist. */
export const processLabel = ({ procDefName, procDefVersion }: LinkedProcess, texts: Texts): string | undefined =>
  procDefName && procDefVersion ? texts.versionOf(procDefName, procDefVersion) : undefined;

/** The processes to choose from, by deployment: the latest versions, and the one that is linked already. */
export function useProcessOptions(link?: LinkedProcess) {
  const texts = useTexts();
  const { data } = useQuery(processesQuery(useClient()));
  return useMemo(() => {
    const latest = (data ?? []).map(({ deploymentId, name, version }) => ({
      value: deploymentId,
      label: texts.versionOf(name, version),
      name,
    }));
    const label = link && processLabel(link, texts);
    const isLatest = latest.some(({ value }) => value === link?.deployId);
    if (!link?.deployId || !label || isLatest) return latest;
    return [...latest, { value: link.deployId, label, name: link.procDefName ?? '' }];
  }, [data, texts, link]);
}
