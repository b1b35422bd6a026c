import type { BidFaultCode, Fault, ProjectForBid, TenderingDiverge } from '@gezi/domain';
import { Dialog } from '@gezi/ui';
import { Alert, Button } from 'antd';
import { lineFieldOf } from '../../../documents/core/lineField';
import { useTexts as useBidTexts } from '../shared/bids/texts';
import { totalText } from '../shared/bids/core/totalText';
import type { QuoteRow } from './core/bidLines';
import { useTexts } from './texts';

interface SubmitDialogProps {
  project: ProjectForBid;
  diverges: readonly TenderingDiverge[];
  rows: readonly QuoteRow[];
  /** Yuan. */
  total: string;
  priced: number;
  missing: readonly Fault<BidFaultCode>[];
  /** Leads to the field of a fault. */
  onJump: (fault: Fault<BidFaultCode>) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Maximum number of faults that are listed. */
const MAX_LISTED = 12;

/** Asks to confirm the submission of a bid, or lists what is missing. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { project, rows, total, priced, missing, onJump, onSubmit, onClose } = props;
  const texts = useTexts();
  const describe = useFaultText(props);
  if (missing.length > 0) {
    return (
      <Dialog
        open
        title={texts.missingTitle}
        footer={<Button onClick={onClose}>{texts.close}</Button>}
        onCancel={onClose}
      >
        <ul className="gezi-bid-missing">
          {missing.slice(0, MAX_LISTED).map((fault) => (
            <li key={fault.field}>
              <Button type="link" onClick={() => onJump(fault)}>
                {describe(fault)}
              </Button>
            </li>
          ))}
        </ul>
        {missing.length > MAX_LISTED && <p>{texts.missingMore(missing.length - MAX_LISTED)}</p>}
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={texts.submitTitle}
      okText={texts.submitTitle}
      cancelText={texts.cancel}
      onOk={onSubmit}
      onCancel={onClose}
    >
      <dl className="gezi-bid-summary">
        <div>
          <dt>{texts.total}</dt>
          <dd className="gezi-document-total">{texts.yuan(totalText(total))}</dd>
        </div>
        <div>
          <dt>{texts.pricedLines}</dt>
          <dd>{texts.pricedOf(priced, rows.length)}</dd>
        </div>
        <div>
          <dt>{texts.proEndTime}</dt>
          <dd>{project.proEndTime}</dd>
        </div>
      </dl>
      <Alert type="info" showIcon title={texts.submitHint} />
    </Dialog>
  );
}

/** Describes a fault with its place. */
function useFaultText({ rows, diverges }: Pick<SubmitDialogProps, 'rows' | 'diverges'>) {
  const texts = useTexts();
  const labels = useBidTexts();
  return ({ code, field = '' }: Fault<BidFaultCode>): string => {
    if (field === 'linkman' || field === 'mobile') return texts.contactFault(labels[field]);
    const cell = lineFieldOf('supplierPriceDetailVOS', field);
    if (cell) return texts.lineFault(cell.index + 1, rows[cell.index]?.materialName ?? '', texts.faults[code]);
    const answer = lineFieldOf('supplierTenderingDiverges', field);
    return answer ? texts.divergeFault(diverges[answer.index]?.name ?? '') : texts.faults[code];
  };
}
