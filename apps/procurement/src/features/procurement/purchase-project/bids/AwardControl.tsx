import { mayAwardSeveral, maySplitAward, type BidComparison, type PurchaseInfo } from '@gezi/domain';
import { Checkbox, Radio } from 'antd';
import { totalText } from '../../shared/bids/core/totalText';
import { AwardSummary } from './AwardSummary';
import {
  awardFault,
  eligibleAward,
  eligibleBids,
  withEntry,
  withoutWinner,
  withWinner,
  type AwardDraft,
} from './core/awardDraft';
import { LeftLines } from './LeftLines';
import { useTexts } from './texts';
import { WinnerLines } from './WinnerLines';

interface AwardControlProps {
  project: PurchaseInfo;
  comparison: BidComparison;
  value?: AwardDraft;
  onChange?: (award: AwardDraft) => void;
  /** The award was refused. */
  'aria-invalid'?: boolean;
}

const NONE: AwardDraft = {};

/** The winners with what they get, and the totals. */
export function AwardControl(props: AwardControlProps) {
  const { project, comparison, value = NONE, onChange, 'aria-invalid': isRefused = false } = props;
  const texts = useTexts();
  const { lines } = comparison;
  const bids = eligibleBids(comparison);
  const award = eligibleAward(value, comparison);
  const fault = isRefused ? awardFault(project, lines, award, '') : undefined;
  const Option = mayAwardSeveral(project) ? Checkbox : Radio;
  const toggle = (bidId: string, isWinner: boolean) =>
    onChange?.(isWinner ? withWinner(project, lines, award, bidId) : withoutWinner(award, bidId));
  return (
    <div className="gezi-award">
      <fieldset>
        <legend>{texts.winners}</legend>
        {bids.map(({ bidId, supplierName, total, rank }) => (
          <Option
            key={bidId}
            checked={bidId in award}
            onChange={({ target }: { target: { checked?: boolean } }) => toggle(bidId, target.checked ?? false)}
          >
            {texts.bidOption(supplierName, totalText(total))}
            {rank !== null && <span className="gezi-price-note"> {texts.place(rank)}</span>}
          </Option>
        ))}
      </fieldset>
      {bids.flatMap(({ bidId, supplierName }) =>
        award[bidId] ? (
          <WinnerLines
            key={bidId}
            project={project}
            lines={lines}
            bidId={bidId}
            supplierName={supplierName}
            entries={award[bidId]}
            fault={fault?.at?.bidId === bidId ? fault : undefined}
            onEntry={(detailId, part) => onChange?.(withEntry(award, bidId, detailId, part))}
          />
        ) : (
          []
        ),
      )}
      {maySplitAward(project) && Object.keys(award).length > 0 && <LeftLines lines={lines} award={award} />}
      <AwardSummary project={project} comparison={comparison} award={award} />
    </div>
  );
}
