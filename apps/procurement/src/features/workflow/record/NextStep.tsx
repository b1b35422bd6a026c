import { describeFailure, useClient } from '@gezi/client';
import type { NextFlowNode } from '@gezi/domain';
import { PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { stepOf } from './core/nextStep';
import { nextQuery } from './queries';
import { useTexts } from './texts';

interface NextStepProps {
  at: { taskId: string } | { procDefId: string };
  /** When it comes. */
  label: string;
}

/** The step that follows and its people. */
export function NextStep({ at, label }: NextStepProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { data, error, isPending } = useQuery(nextQuery(useClient(), at));
  return (
    <PageCard title={texts.next}>
      {isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 1 }} />
      ) : (
        <p className="gezi-flow-next">
          <span>{label}</span>
          {error ? describeFailure(error, { locale }).message : <NextName node={data ?? null} />}
        </p>
      )}
    </PageCard>
  );
}

function NextName({ node }: { node: NextFlowNode | null }) {
  const texts = useTexts();
  if (!node) return <strong>{texts.nextEnds}</strong>;
  if (node.type === 'waiting') return <strong>{texts.nextWaits}</strong>;
  const chosen = stepOf(node);
  return node.steps.map(({ name, people }) => {
    const isChosen = chosen.isChosen && name === chosen.name;
    return <strong key={name}>{texts.nextIs(name, isChosen ? texts.nextChosen : people.join('、'))}</strong>;
  });
}
