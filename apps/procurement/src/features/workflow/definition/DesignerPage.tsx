import { useClient } from '@gezi/client';
import { listProcDefVersions, newSimpleFlow, definitionOf, readProcDefXml, writeBpmn } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { RecordState } from '../../../crud/RecordState';
import { DesignerBoard, type OpenedDefinition } from './DesignerBoard';
import { DEFINITION_LIST_PATH } from './paths';
import { useTexts } from './texts';
import { readXml } from './useDefinitionEditor';

/** `/flowable/definition/design?deployId=`: draws a process; without an id a new one. */
export function DesignerPage() {
  const texts = useTexts();
  const client = useClient();
  const [params] = useSearchParams();
  const deployId = params.get('deployId') ?? '';
  const [key] = useState(() => `process_${Date.now().toString(36)}`);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['flow-definition-designer', deployId, deployId ? '' : key],
    // An open drawing is not loaded again behind the back of its author.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<OpenedDefinition> => {
      if (!deployId) {
        const flow = newSimpleFlow({ key, name: '', start: texts.start, end: texts.end });
        return { ...(await readXml(await writeBpmn(definitionOf(flow)))), name: '', category: null, isNew: true };
      }
      const read = await readXml(await client.call(readProcDefXml, { deployId }, { signal, silent: true }));
      const { definition } = read.read;
      const versions = definition
        ? await client.call(listProcDefVersions, { key: definition.key }, { signal, silent: true })
        : [];
      const version = versions.find(({ deploymentId }) => deploymentId === deployId);
      return { ...read, name: version?.name ?? '', category: version?.category ?? null, isNew: false };
    },
  });
  const title = data?.name ? texts.designing(data.name) : texts.newDefinition;
  useTabTitle(title);

  if (data) return <DesignerBoard key={deployId || key} opened={data} />;
  return (
    <RecordState
      isNone={false}
      loading={texts.loading}
      error={isFetching ? undefined : error}
      onRetry={() => void refetch()}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backToList, path: DEFINITION_LIST_PATH }}
    />
  );
}
