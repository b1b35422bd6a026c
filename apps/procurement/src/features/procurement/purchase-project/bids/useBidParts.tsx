import { usePermission } from '@gezi/client';
import type { PurchaseInfo } from '@gezi/domain';
import type { DocumentPart } from '../../../../documents/DocumentParts';
import { useTexts as useSharedTexts } from '../../shared/bids/texts';
import { RoundTable, useRounds } from '../../shared/bids/RoundTable';
import { BidsPart } from './BidsPart';
import { ComparisonPart, ExportBidsButton } from './ComparisonPart';
import { areOpen, hasBids } from './core/bidding';
import { LoadedPart } from '../../shared/LoadedPart';
import { useTexts } from './texts';

/** The parts of a project with its bids: the bids, once opened their comparison, and earlier rounds. */
export function useBidParts(project: PurchaseInfo): DocumentPart[] {
  const texts = useTexts();
  const { rounds } = useSharedTexts();
  const mayCompare = usePermission('procurement:compete:list');
  if (!hasBids(project)) return [];
  return [
    { key: 'bids', title: texts.bids, padded: false, children: <BidsPart project={project} /> },
    ...(areOpen(project)
      ? [
          {
            key: 'comparison',
            title: texts.comparison,
            padded: false,
            extra: <ExportBidsButton project={project} />,
            children: <ComparisonPart project={project} />,
          },
        ]
      : []),
    ...(project.round > 1 && mayCompare
      ? [{ key: 'rounds', title: rounds, padded: false, children: <Rounds project={project} /> }]
      : []),
  ];
}

function Rounds({ project }: { project: PurchaseInfo }) {
  const query = useRounds(project.id);
  return <LoadedPart query={query}>{(rounds) => <RoundTable rounds={rounds} />}</LoadedPart>;
}
