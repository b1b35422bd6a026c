import { describeFailure, useClient } from '@gezi/client';
import { listProcDefVersions, readProcDefXml, type ProcDef } from '@gezi/domain';
import { Dialog, LoadFailure, useLocale } from '@gezi/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { diffDefinitions, type DefinitionDiff } from './core/diffDefinitions';
import { readDefinition } from './core/readDefinition';
import { Drawing } from '../shared/drawing/Drawing';
import { definitionDesignerPath } from './paths';
import { useTexts } from './texts';

/** Versions of a definition; two of them side by side, with what differs marked in their drawings. */
export function DefinitionVersions({ definition, onClose }: { definition: ProcDef; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const { key, name } = definition;
  const { data, error, refetch } = useQuery({
    queryKey: [listProcDefVersions.path, key],
    queryFn: ({ signal }) => client.call(listProcDefVersions, { key }, { signal, silent: true }),
  });
  return (
    <Dialog open width="min(1200px, 96vw)" title={texts.versionsOf(name)} footer={null} onCancel={onClose}>
      {data ? (
        <Versions versions={data} />
      ) : error ? (
        <LoadFailure message={describeFailure(error, { locale }).message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  );
}

function Versions({ versions }: { versions: readonly ProcDef[] }) {
  const texts = useTexts();
  const client = useClient();
  const [after, setAfter] = useState(versions[0]?.deploymentId ?? '');
  const [before, setBefore] = useState(versions[1]?.deploymentId ?? after);
  const options = versions.map(({ deploymentId, version, deploymentTime }) => ({
    value: deploymentId,
    label: `V${version}  ${deploymentTime ?? ''}`,
  }));
  const read = useQueries({
    queries: [before, after].map((deployId) => ({
      queryKey: [readProcDefXml.path, deployId],
      // A version never changes.
      staleTime: Infinity,
      queryFn: async () => {
        const xml = await client.call(readProcDefXml, { deployId }, { silent: true });
        return { xml, ...(await readDefinition(xml)) };
      },
    })),
  });
  const [old, current] = read.map(({ data }) => data);
  const diff = useMemo<DefinitionDiff>(
    () =>
      old?.definition && current?.definition
        ? diffDefinitions(old.definition, current.definition)
        : { added: [], removed: [], changed: [] },
    [old, current],
  );
  const sides = [
    { label: texts.olderVersion, value: before, change: setBefore, xml: old?.xml, marks: marksOf(diff, 'removed') },
    { label: texts.newerVersion, value: after, change: setAfter, xml: current?.xml, marks: marksOf(diff, 'added') },
  ];
  return (
    <>
      <p className="gezi-flow-note">{texts.differences(diff.added.length, diff.removed.length, diff.changed.length)}</p>
      <div className="gezi-flow-versions">
        {sides.map(({ label, value, change, xml, marks }) => (
          <section key={label} aria-label={label}>
            <div className="gezi-flow-version-head">
              <Select aria-label={label} value={value} options={options} onChange={change} />
              <Button type="link" href={definitionDesignerPath(value)}>
                {texts.design}
              </Button>
            </div>
            {xml === undefined ? <Skeleton active /> : <Drawing xml={xml} marks={marks} />}
          </section>
        ))}
      </div>
    </>
  );
}

const marksOf = (diff: DefinitionDiff, own: 'added' | 'removed'): ReadonlyMap<string, string> =>
  new Map([
    ...diff[own].map((id) => [id, `is-${own}`] as const),
    ...diff.changed.map((id) => [id, 'is-changed'] as const),
  ]);
