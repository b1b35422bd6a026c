import { hasEvaluation, hasFrameworkContracts, hasInvitees, type PurchaseInfo } from '@gezi/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { chainPart } from '../../../documents/chainPart';
import { DraftFrame } from '../../../documents/DraftFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts, type DocumentPart } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDraftPage } from '../../../documents/useDraftPage';
import { useFaultyPart } from '../../../documents/useFaultyPart';
import { RecordForm } from '../../../forms/RecordForm';
import { BudgetTotal } from '../shared/BudgetTotal';
import { PROJECT_LIST_PATH, projectPath } from '../shared/projectPath';
import { ContractPart } from './ContractPart';
import { draftBudget } from './core/projectLines';
import { DimensionPart } from './DimensionPart';
import { DivergePart } from './DivergePart';
import { NoticePart } from './NoticePart';
import { ProjectDraftFields } from './ProjectDraftFields';
import { ProjectDraftLines } from './ProjectDraftLines';
import { projectKind } from './projectKind';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { SiftRulePart } from './SiftRulePart';
import { SupplierPart } from './SupplierPart';
import { useTexts } from './texts';
import { useProjectDraft, type ProjectDraftForm } from './useProjectDraft';

/** Part of a field; other fields are in the header. */
const PART_OF = {
  suppliers: 'suppliers',
  contracts: 'contracts',
  diverges: 'diverges',
  dimensions: 'dimensions',
  expertSiftRule: 'siftRule',
  expertRuleShow: 'siftRule',
  isPublic: 'notice',
  noticeContent: 'notice',
};

/** The editor of a project in draft; without a `doc`, of a new one. */
export function ProjectDraft({ doc: project, onReload, onStored }: Omit<LoadedDocument<PurchaseInfo>, 'reloads'>) {
  const texts = useTexts();
  const [part, setPart] = useState('lines');
  const page = useDraftPage(projectKind, { doc: project, pathOf: projectPath, onReload, onStored });
  const form = useProjectDraft(project, {
    onStored: page.onStored,
    onLinesRefused: () => setPart('lines'),
  });
  const { record } = form;
  useFaultyPart(record.form.control, PART_OF, setPart);

  return (
    <DraftFrame
      page={page}
      form={form}
      title={project ? texts.editTitle : texts.addTitle}
      tags={project && <ProjectStatusTag project={project} />}
      description={project?.proNo}
      listPath={PROJECT_LIST_PATH}
      total={<BudgetTotal budget={draftBudget(form.lines)} />}
    >
      <RecordForm record={record} label={texts.header}>
        <ProjectDraftFields project={project} />
        <DraftParts form={form} id={project?.id} part={part} onPart={setPart} />
      </RecordForm>
    </DraftFrame>
  );
}

interface DraftPartsProps {
  form: ProjectDraftForm;
  id: string | undefined;
  part: string;
  onPart: (part: string) => void;
}

/** The parts of a draft; the method of procurement decides which there are (P§2). */
function DraftParts({ form, id, part, onPart }: DraftPartsProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const [buyType, contractType, longSource, suppliers, contracts] = useWatch({
    control: form.record.form.control,
    name: ['buyType', 'contractType', 'longSource', 'suppliers', 'contracts'],
  });
  const method = { buyType, contractType, longSource };
  const parts: DocumentPart[] = [
    {
      key: 'lines',
      title: texts.materials,
      note: common.lineCount(form.lines.length),
      children: <ProjectDraftLines form={form} />,
    },
    {
      key: 'suppliers',
      title: texts.suppliers,
      note: common.lineCount(suppliers.length),
      children: <SupplierPart form={form} />,
    },
    {
      key: 'contracts',
      title: texts.contracts,
      note: common.lineCount(contracts.length),
      children: <ContractPart form={form} />,
    },
    { key: 'diverges', title: texts.diverges, children: <DivergePart form={form} /> },
    { key: 'dimensions', title: texts.dimensions, children: <DimensionPart form={form} /> },
    { key: 'siftRule', title: texts.siftRule, children: <SiftRulePart /> },
    { key: 'notice', title: texts.notice, children: <NoticePart /> },
    { key: 'timeline', title: common.timeline, children: <Timeline kind={projectKind} id={id} /> },
    ...(id === undefined ? [] : [chainPart(common.chain.title, 'project', id)]),
  ];
  const isShown: Readonly<Record<string, boolean>> = {
    suppliers: hasInvitees(method),
    contracts: hasFrameworkContracts(method),
    dimensions: hasEvaluation(method),
    siftRule: hasEvaluation(method),
  };
  const shown = parts.filter(({ key }) => isShown[key] !== false);
  const active = shown.some(({ key }) => key === part) ? part : 'lines';
  return <DocumentParts active={active} onActivate={onPart} parts={shown} />;
}
