import { useClient } from '@gezi/client';
import { bidStatus, projectLifecycle, startRound, type PurchaseInfo, type SupplierBid } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Alert, Checkbox } from 'antd';
import { useDocumentCall } from '../../../../documents/useDocumentCall';
import { ControlField } from '../../../../forms/ControlField';
import { MomentField } from '../../../../forms/fields/MomentField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { totalText } from '../../shared/bids/core/totalText';
import { projectKind } from '../projectKind';
import { useTexts } from './texts';
import { useBidsOfProject } from './useBidsOfProject';

interface RoundDialogProps {
  project: PurchaseInfo;
  onSaved: (project: PurchaseInfo) => void;
  onClose: () => void;
}

const ELIGIBLE: readonly string[] = [bidStatus.submitted, bidStatus.valid, bidStatus.shortlisted];

/** Starts another round of a competitive project. */
export function RoundDialog(props: RoundDialogProps) {
  const { data } = useBidsOfProject(props.project.id);
  // The choice starts with the short list, so that it is needed first.
  return data && <RoundForm {...props} bids={data.supplierDetail.filter(({ status }) => ELIGIBLE.includes(status))} />;
}

function RoundForm({ project: { id }, bids, onSaved, onClose }: RoundDialogProps & { bids: SupplierBid[] }) {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const change = useDocumentCall(projectKind);
  const listed = bids.filter(({ status }) => status === bidStatus.shortlisted);
  return (
    <RecordDialog<{ bidIds: string[]; proEndTime: string | null }, PurchaseInfo>
      title={projectLifecycle.actions.newRound.label[language]}
      initial={{ bidIds: (listed.length > 0 ? listed : bids).map((bid) => bid.id), proEndTime: null }}
      save={({ bidIds, proEndTime }) =>
        change(() =>
          client.call(
            startRound,
            // Bids that became invalid meanwhile have no checkbox any more.
            { id, bidIds: bidIds.filter((bidId) => bids.some((bid) => bid.id === bidId)), proEndTime: proEndTime! },
            { silent: true },
          ),
        )
      }
      saved={texts.roundStarted}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Alert className="gezi-document-note" type="info" showIcon title={texts.roundHint} />
      <ControlField
        name="bidIds"
        label={texts.roundBids}
        isLabelled={false}
        isRequired
        missing={texts.roundBidsMissing}
      >
        <Checkbox.Group
          aria-label={texts.roundBids}
          className="gezi-round-bids"
          options={bids.map((bid) => ({
            value: bid.id,
            label:
              bid.tenderPrice === null
                ? bid.supplierName
                : texts.bidOption(bid.supplierName, totalText(bid.tenderPrice)),
          }))}
        />
      </ControlField>
      <MomentField name="proEndTime" label={texts.newEnd} isRequired missing={texts.newEndMissing} />
    </RecordDialog>
  );
}
