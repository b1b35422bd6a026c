import { useClient } from '@gezi/client';
import { awardProject, mayAwardSeveral, projectLifecycle, type BidComparison, type PurchaseInfo } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useDocumentCall } from '../../../../documents/useDocumentCall';
import { ControlField } from '../../../../forms/ControlField';
import { AreaField } from '../../../../forms/fields/AreaField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { AwardControl } from './AwardControl';
import { useComparison } from './ComparisonPart';
import { awardFault, eligibleAward, eligibleBids, winnersFrom, withWinner, type AwardDraft } from './core/awardDraft';
import { projectKind } from '../projectKind';
import { useTexts } from './texts';

interface AwardDialogProps {
  project: PurchaseInfo;
  onSaved: (project: PurchaseInfo) => void;
  onClose: () => void;
}

interface AwardValues {
  award: AwardDraft;
  awardRemark: string;
}

const WIDTH = 960;

/** Awards a project by the rules of its method (contract, part 3 §5.5). */
export function AwardDialog(props: AwardDialogProps) {
  const { data } = useComparison(props.project.id);
  return data && <AwardForm {...props} comparison={data} />;
}

function AwardForm({ project, comparison, onSaved, onClose }: AwardDialogProps & { comparison: BidComparison }) {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const change = useDocumentCall(projectKind);
  const { lines } = comparison;
  const best = eligibleBids(comparison)[0];
  return (
    <RecordDialog<AwardValues, PurchaseInfo>
      title={projectLifecycle.actions.award.label[language]}
      okText={texts.confirmAward}
      width={WIDTH}
      isDraggable
      schema={awardProject.input}
      initial={{
        award: best && !mayAwardSeveral(project) ? withWinner(project, lines, {}, best.bidId) : {},
        awardRemark: '',
      }}
      rules={({ award, awardRemark }) => {
        const fault = awardFault(project, lines, eligibleAward(award, comparison), awardRemark);
        if (!fault) return undefined;
        // The line of an input shows its fault itself.
        const message = fault.at ? '' : texts.awardFaults[fault.code];
        return { [fault.code === 'remark-missing' ? 'awardRemark' : 'award']: message };
      }}
      fieldOf={(member) => (member.startsWith('winners') ? 'award' : member)}
      save={({ award, awardRemark }) =>
        change(() =>
          client.call(
            awardProject,
            {
              id: project.id,
              awardRemark: awardRemark || null,
              winners: winnersFrom(project, eligibleAward(award, comparison)),
            },
            { silent: true },
          ),
        )
      }
      saved={texts.awarded}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ControlField name="award" label={texts.winners} hasLabel={false} isLabelled={false}>
        <AwardControl project={project} comparison={comparison} />
      </ControlField>
      <AreaField name="awardRemark" label={texts.awardRemark} lines={[2, 6]} />
    </RecordDialog>
  );
}
