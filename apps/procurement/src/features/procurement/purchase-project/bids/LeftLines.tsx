import type { BidComparison } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { awardedCount, type AwardDraft } from './core/awardDraft';
import { useTexts } from './texts';

interface LeftLinesProps {
  lines: BidComparison['lines'];
  award: AwardDraft;
}

/** Awarded and open quantity of each line. */
export function LeftLines({ lines, award }: LeftLinesProps) {
  const texts = useTexts();
  return (
    <div className="gezi-award-table">
      <table>
        <caption>{texts.leftTitle}</caption>
        <thead>
          <tr>
            <th>{texts.material}</th>
            <th>{texts.need}</th>
            <th>{texts.awardedSum}</th>
            <th>{texts.left}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ detailId, materialName, needCount, unit }) => {
            const awarded = awardedCount(award, detailId);
            const left = needCount - awarded;
            return (
              <tr key={detailId} className={left < 0 ? 'gezi-award-over' : undefined}>
                <th scope="row">{materialName}</th>
                <td>
                  {formatNumber(needCount)} {unit}
                </td>
                <td>{formatNumber(awarded)}</td>
                <td>{formatNumber(left)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
