import { usePermission } from '@gezi/client';
import {
  divergeFields,
  frameworkFields,
  hasEvaluation,
  hasFrameworkContracts,
  hasInvitees,
  shownLineFields,
  showsSiftRule,
  type ProjectContract,
  type PurchaseInfo,
} from '@gezi/domain';
import { DescriptionGrid, EmptyState, RichContent, useLocale } from '@gezi/ui';
import type { GridColumn } from '@gezi/editable-grid';
import type { ReactNode } from 'react';
import { listColumns } from '../../../crud/listColumns';
import { chainPart } from '../../../documents/chainPart';
import { DocumentParts, type DocumentPart } from '../../../documents/DocumentParts';
import { PartTable } from '../../../documents/PartTable';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { AppraisalPart } from '../shared/appraisal/AppraisalPart';
import { useTexts as useAppraisalTexts } from '../shared/appraisal/texts';
import { FieldTable } from '../../../documents/FieldTable';
import { QuestionsPart } from '../shared/questions/QuestionsPart';
import { useTexts as useQuestionTexts } from '../shared/questions/texts';
import { useOpenQuestionCount } from '../shared/questions/useQuestions';
import { useBidParts } from './bids/useBidParts';
import { projectKind } from './projectKind';
import { useTexts } from './texts';
import { WeightTotal } from './WeightTotal';

interface ProjectViewPartsProps {
  project: PurchaseInfo;
  /** Key of the shown part; the lines, if the project has no such part. */
  active: string;
  onActivate: (part: string) => void;
  /** At the heading of the lines, e.g. totals. */
  extra?: ReactNode;
}

/** The parts of a stored project; the method of procurement decides which there are (P§2). */
export function ProjectViewParts({ project, active, onActivate, extra }: ProjectViewPartsProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const appraisal = useAppraisalTexts();
  const mayAppraise = usePermission('procurement:appraise:list');
  const questions = useQuestionTexts();
  const hasQuestions = usePermission('procurement:question:list') && project.publishTime !== null;
  const openQuestions = useOpenQuestionCount(project.id, hasQuestions);
  const bidParts = useBidParts(project);
  const { detailList, supplierList, contractInfoList, divergeList, noticeContent } = project;
  const parts: DocumentPart[] = [
    {
      key: 'lines',
      title: texts.materials,
      note: common.lineCount(detailList.length),
      padded: false,
      extra,
      children: <FieldTable label={texts.materials} fields={shownLineFields(project)} rows={detailList} lead={LEAD} />,
    },
    ...bidParts,
    ...(hasInvitees(project)
      ? [
          {
            key: 'suppliers',
            title: texts.suppliers,
            note: common.lineCount(supplierList.length),
            padded: false,
            children: <Suppliers project={project} />,
          },
        ]
      : []),
    ...(hasFrameworkContracts(project)
      ? [
          {
            key: 'contracts',
            title: texts.contracts,
            note: common.lineCount(contractInfoList.length),
            padded: false,
            children: <Contracts project={project} />,
          },
        ]
      : []),
    {
      key: 'diverges',
      title: texts.diverges,
      note: common.lineCount(divergeList.length),
      padded: false,
      children: (
        <FieldTable label={texts.diverges} fields={divergeFields} rows={divergeList} emptyText={texts.divergesNone} />
      ),
    },
    ...(hasEvaluation(project)
      ? [{ key: 'dimensions', title: texts.dimensions, padded: false, children: <Dimensions project={project} /> }]
      : []),
    ...(showsSiftRule(project)
      ? [{ key: 'siftRule', title: texts.siftRule, children: <Experts project={project} /> }]
      : []),
    ...(hasEvaluation(project) && project.publishTime !== null && mayAppraise
      ? [{ key: 'appraisal', title: appraisal.title, children: <AppraisalPart project={project} /> }]
      : []),
    ...(hasQuestions
      ? [
          {
            key: 'questions',
            title: questions.title,
            ...(openQuestions > 0 && { note: questions.toAnswer(openQuestions) }),
            children: <QuestionsPart purchaseInfoId={project.id} />,
          },
        ]
      : []),
    {
      key: 'notice',
      title: texts.notice,
      children: noticeContent ? <RichContent html={noticeContent} /> : <EmptyState title={texts.noticeEmpty} />,
    },
    { key: 'timeline', title: common.timeline, children: <Timeline kind={projectKind} id={project.id} /> },
    chainPart(common.chain.title, 'project', project.id),
  ];
  const shown = parts.some(({ key }) => key === active) ? active : 'lines';
  return <DocumentParts active={shown} onActivate={onActivate} parts={parts} />;
}

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'actualCounts', 'estimatedPrice'];

interface PartProps {
  project: PurchaseInfo;
}

function Suppliers({ project }: PartProps) {
  const texts = useTexts();
  const columns: GridColumn<PurchaseInfo['supplierList'][number]>[] = [
    { key: 'supplierName', title: texts.supplier, width: 320 },
    {
      key: 'inviteStatus',
      title: texts.inviteStatus,
      width: 140,
      render: ({ inviteStatus, inviteStatus_dictText: text }) => text ?? inviteStatus,
    },
  ];
  return (
    <PartTable label={texts.suppliers} columns={columns} rows={project.supplierList} emptyText={texts.suppliersEmpty} />
  );
}

function Contracts({ project }: PartProps) {
  const texts = useTexts();
  const language = useLocale();
  const answers = new Map(project.supplierList.map((supplier) => [supplier.supplierId, supplier]));
  const columns: GridColumn<ProjectContract>[] = [
    ...listColumns<ProjectContract>(frameworkFields, { language, dicts: {} }),
    // Suppliers are invited at the publication.
    ...(project.supplierList.length > 0
      ? [
          {
            key: 'supplierId' as const,
            title: texts.inviteStatus,
            width: 120,
            render: ({ supplierId }: ProjectContract) => answers.get(supplierId)?.inviteStatus_dictText,
          },
        ]
      : []),
  ];
  return (
    <PartTable
      label={texts.contracts}
      columns={columns}
      rows={project.contractInfoList}
      emptyText={texts.contractsNone}
    />
  );
}

function Dimensions({ project }: PartProps) {
  const texts = useTexts();
  const columns: GridColumn<PurchaseInfo['expertItemList'][number]>[] = [
    { key: 'itemName', title: texts.itemName, width: 220 },
    { key: 'description', title: texts.description, width: 360 },
    { key: 'markValue', title: texts.markValue, width: 120, align: 'end' },
  ];
  return (
    <>
      <PartTable label={texts.dimensions} columns={columns} rows={project.expertItemList} />
      <WeightTotal dimensions={project.expertItemList} />
    </>
  );
}

function Experts({ project: { expertSiftRule: rule } }: PartProps) {
  const texts = useTexts();
  return (
    <DescriptionGrid
      items={[
        { label: texts.siftRule, value: rule?.name },
        { label: texts.techNum, value: rule?.techNum },
        { label: texts.busiNum, value: rule?.busiNum },
      ]}
    />
  );
}
