import { describeFailure, useClient } from '@gezi/client';
import { takenFlows, type FlowTask, type VisitedNode } from '@gezi/domain';
import { LoadFailure, PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { Drawing, type DrawnFlow } from '../shared/drawing/Drawing';
import { visitedQuery, xmlQuery } from './queries';
import { useTexts } from './texts';

const NONE: readonly VisitedNode[] = [];

/** The drawing of a process with the way that it has taken; of one that has not started, the bare drawing. */
export function FlowMap({ process }: { process: Pick<FlowTask, 'procInsId' | 'deployId'> }) {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const { procInsId, deployId } = process;
  const xml = useQuery(xmlQuery(client, deployId ?? ''));
  const { data } = useQuery({ ...visitedQuery(client, procInsId ?? ''), enabled: procInsId !== null });
  const visited = data ?? NONE;
  const marks = useMemo(() => marksOf(visited), [visited]);
  return (
    <PageCard title={texts.drawing} extra={procInsId && <Legend />}>
      {xml.data !== undefined ? (
        <Drawing
          xml={xml.data}
          marks={marks}
          mode="readable"
          label={texts.drawing}
          failure={texts.drawingFailed}
          focusOn="is-current"
        />
      ) : xml.error ? (
        <LoadFailure message={describeFailure(xml.error, { locale }).message} onRetry={() => void xml.refetch()} />
      ) : (
        <Skeleton active />
      )}
    </PageCard>
  );
}

const marksOf = (visited: readonly VisitedNode[]) => (flows: readonly DrawnFlow[]) =>
  new Map([
    ...[...takenFlows(flows, visited)].map((id) => [id, 'is-taken'] as const),
    ...visited.map(({ key, completed }) => [key, completed ? 'is-done' : 'is-current'] as const),
  ]);

/** Meaning of the colours and lines. */
function Legend() {
  const { legend } = useTexts();
  return (
    <ul className="gezi-flow-legend">
      {(['done', 'current', 'ahead'] as const).map((key) => (
        <li key={key} className={`is-${key}`}>
          {legend[key]}
        </li>
      ))}
    </ul>
  );
}
