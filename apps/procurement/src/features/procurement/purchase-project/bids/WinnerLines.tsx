import { bidTotal, hasQuantities, maySplitAward, type BidComparison, type PurchaseInfo } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useId } from 'react';
import { AmountInput } from '../../../../documents/AmountInput';
import { distinctNames } from '../../../../documents/core/distinctNames';
import { useTexts as useDocumentTexts } from '../../../../documents/texts';
import { totalText } from '../../shared/bids/core/totalText';
import { numberOf } from '../../../../documents/core/lineRows';
import type { AwardDraft, AwardDraftFault, AwardEntry } from './core/awardDraft';
import { offerOf } from './core/comparisonRows';
import { useTexts } from './texts';

interface WinnerLinesProps {
  project: PurchaseInfo;
  lines: BidComparison['lines'];
  bidId: string;
  supplierName: string;
  entries: AwardDraft[string];
  /** A fault of one of its inputs. */
  fault?: AwardDraftFault | undefined;
  onEntry: (detailId: string, part: Partial<AwardEntry>) => void;
}

/** Awarded lines of a winner: prices up to the quoted ones, and quantities where lines may be split. */
export function WinnerLines({ project, lines, bidId, supplierName, entries, fault, onEntry }: WinnerLinesProps) {
  const texts = useTexts();
  const faultId = useId();
  const { numberedLine } = useDocumentTexts();
  const names = distinctNames(
    lines.map(({ materialName }) => materialName),
    numberedLine,
  );
  const hasCount = hasQuantities(project);
  const isSplit = maySplitAward(project);
  const faulty = lines.findIndex(({ detailId }) => detailId === fault?.at?.detailId);
  return (
    <div className="gezi-award-table gezi-award-cards">
      <table>
        <caption>{supplierName}</caption>
        <thead>
          <tr>
            <th>{texts.material}</th>
            {hasCount && <th>{isSplit ? texts.quotedCount : texts.need}</th>}
            {isSplit && <th>{texts.awardCount}</th>}
            <th>{texts.quotedPrice}</th>
            <th>{texts.awardPrice}</th>
            {hasCount && <th>{texts.lineAmount}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.flatMap((line, index) => {
            const entry = entries[line.detailId];
            const offer = offerOf(line, bidId);
            if (!entry || !offer) return [];
            const name = names[index]!;
            const refusedBy = (input: keyof AwardEntry) =>
              index === faulty && input === fault?.at?.input ? faultId : undefined;
            const nameOf = (label: string) => `${supplierName} ${name} ${label}`;
            return (
              <tr key={line.detailId}>
                <th scope="row">{name}</th>
                {hasCount && (
                  <td data-label={isSplit ? texts.quotedCount : texts.need}>
                    {formatNumber(offer.count)} {line.unit}
                  </td>
                )}
                {isSplit && (
                  <td data-label={texts.awardCount}>
                    <AmountInput
                      label={nameOf(texts.awardCount)}
                      value={entry.count}
                      refusedBy={refusedBy('count')}
                      onChange={(count) => onEntry(line.detailId, { count })}
                    />
                  </td>
                )}
                <td data-label={texts.quotedPrice}>{totalText(offer.price)}</td>
                <td data-label={texts.awardPrice}>
                  <AmountInput
                    label={nameOf(texts.awardPrice)}
                    value={entry.price}
                    refusedBy={refusedBy('price')}
                    onChange={(price) => onEntry(line.detailId, { price })}
                  />
                </td>
                {hasCount && (
                  <td data-label={texts.lineAmount}>
                    {totalText(bidTotal([{ count: numberOf(entry.count), price: numberOf(entry.price) }]))}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {fault && (
        <p id={faultId} className="gezi-award-fault" role="alert">
          {texts.lineFault(names[faulty] ?? '', texts.awardFaults[fault.code])}
        </p>
      )}
    </div>
  );
}
