import { describeFailure, useClient } from '@gezi/client';
import {
  chainKindLabels,
  chainKinds,
  MONEY_DECIMALS,
  viewDocumentChain,
  type ChainKind,
  type ChainNode,
} from '@gezi/domain';
import { EmptyState, formatNumber, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { Link } from 'react-router';
import { useTexts } from './texts';

interface DocumentChainProps {
  kind: ChainKind;
  id: string;
}

/** Sources and results of a document, kind by kind; on phones below each other. */
export function DocumentChain({ kind, id }: DocumentChainProps) {
  const texts = useTexts();
  const client = useClient();
  const language = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: [viewDocumentChain.path, kind, id],
    queryFn: ({ signal }) => client.call(viewDocumentChain, { kind, id }, { signal, silent: true }),
  });
  if (error) {
    return (
      <EmptyState
        compact
        title={texts.chain.failed}
        description={describeFailure(error, { locale: language }).message}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  }
  if (!data) {
    return (
      <output aria-label={texts.chain.loading}>
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      </output>
    );
  }
  const { nodes, links, hidden } = data;
  const steps = chainKinds
    .map((one) => ({
      kind: one,
      nodes: nodes.filter((node) => node.kind === one),
      hidden: hidden.find((row) => row.kind === one)?.count ?? 0,
    }))
    .filter((step) => step.nodes.length > 0 || step.hidden > 0);
  const numberOf = new Map(nodes.map((node) => [node.id, node.no ?? node.name ?? '']));
  return (
    <ol className="gezi-chain" aria-label={texts.chain.title}>
      {steps.map((step) => (
        <li key={step.kind} className="gezi-chain-step">
          <h3>{chainKindLabels[step.kind][language]}</h3>
          <ul>
            {step.nodes.map((node) => (
              <li key={node.id}>
                <ChainCard
                  node={node}
                  isCurrent={node.id === id}
                  // Several documents of a step may have come from different ones.
                  sources={
                    step.nodes.length > 1
                      ? links.flatMap(({ from, to }) => (to === node.id ? (numberOf.get(from) ?? []) : []))
                      : NONE
                  }
                />
              </li>
            ))}
            {step.hidden > 0 && <li className="gezi-chain-hidden">{texts.chain.hidden(step.hidden)}</li>}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const NONE: readonly string[] = [];

interface ChainCardProps {
  node: ChainNode;
  isCurrent: boolean;
  /** Numbers of the documents that led to this one, if they are to be named. */
  sources: readonly string[];
}

function ChainCard({ node, isCurrent, sources }: ChainCardProps) {
  const texts = useTexts();
  const { no, name, status, status_dictText, quantity, amount, path } = node;
  return (
    <Link className="gezi-chain-card" to={path} aria-current={isCurrent ? 'page' : undefined}>
      <span className="gezi-chain-no">{no ?? name}</span>
      {no && name && <span className="gezi-chain-name">{name}</span>}
      <Tag>{status_dictText ?? status}</Tag>
      <span className="gezi-chain-figures">
        {quantity !== null && <span>{texts.chain.quantity(formatNumber(quantity))}</span>}
        {amount !== null && <span>{texts.chain.amount(formatNumber(amount, MONEY_DECIMALS))}</span>}
      </span>
      {sources.length > 0 && <span className="gezi-chain-source">{texts.chain.from(sources.join('、'))}</span>}
    </Link>
  );
}
