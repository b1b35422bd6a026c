import { useClient, useSession } from '@gezi/client';
import {
  addProject,
  editProject,
  hasDuration,
  hasEvaluation,
  hasFrameworkContracts,
  hasInvitees,
  ProjectAdd,
  type ProjectContract,
  type PurchaseInfo,
  type SiftRule,
} from '@gezi/domain';
import { useMemo } from 'react';
import {
  useDocumentForm,
  type DocumentList,
  type DocumentValues,
  type LineEntry,
} from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import { isBlankRow } from '../../../documents/core/lineRows';
import { useTexts as useSharedTexts } from '../shared/texts';
import { tenderLineFrom, tenderRowFrom, tenderRowOf, type TenderRow } from './core/projectLines';
import {
  listRowsOf,
  listsFrom,
  weightOf,
  type DimensionRow,
  type DivergeRow,
  type InviteeRow,
} from './core/projectLists';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import { useLineTitles } from './useLineTitles';

/** Form values of a project in draft. */
export interface ProjectValues extends DocumentValues<TenderRow> {
  proName: string;
  buyType: string;
  contractType: string;
  longSource: 0 | 1;
  departId: string | null;
  orgCode: string | null;
  demandOrgName: string;
  contactName: string;
  contactPhone: string;
  payType: string | null;
  priceType: string | null;
  biddingDuration: number | null;
  minStep: number | null;
  bidPart: '0' | '1';
  postponeDays: number | null;
  proStartTime: string | null;
  proEndTime: string | null;
  minSupplierCount: number;
  remark: string;
  planFileUrl: string;
  isPublic: '0' | '1';
  noticeContent: string;
  expertRuleShow: '0' | '1';
  expertSiftRule: SiftRule | null;
  suppliers: readonly InviteeRow[];
  /** Framework agreements whose suppliers take part. */
  contracts: readonly ProjectContract[];
  dimensions: readonly DimensionRow[];
  diverges: readonly DivergeRow[];
}

/** Members that a project needs to be submitted. */
const NEEDED = [
  'orgCode',
  'demandOrgName',
  'contactName',
  'contactPhone',
  'payType',
  'priceType',
  'proStartTime',
] as const;

/** The form of a project in draft. @param project absent for a new one */
export function useProjectDraft(
  project: PurchaseInfo | undefined,
  { onStored, onLinesRefused }: { onStored: (project: PurchaseInfo) => void; onLinesRefused: () => void },
) {
  const texts = useTexts();
  const { fillIn } = useSharedTexts();
  const titleOf = useLineTitles();
  const client = useClient();
  const { user } = useSession();
  const lines = useMemo<LineEntry<TenderRow, TenderRow>>(
    () => ({
      member: 'detailList',
      rowsOf: (rows) => [...rows],
      entriesOf: (rows) => rows.map(tenderRowFrom),
      isSent: (row) => !isBlankRow(row),
      titleOf,
    }),
    [titleOf],
  );
  const lists = useMemo(() => listsOf(texts), [texts]);

  function save({ lines: _lines, ...values }: ProjectValues, rows: readonly TenderRow[], stored?: PurchaseInfo) {
    const { suppliers, contracts, dimensions, diverges, ...header } = values;
    const body = {
      ...header,
      ...listsFrom({ suppliers, contracts, dimensions, diverges }),
      detailList: rows.map(tenderLineFrom),
    };
    return stored
      ? client.call(editProject, { ...body, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addProject, body, { silent: true });
  }

  function rules(values: ProjectValues, isComplete: boolean): Partial<Record<string, string>> | undefined {
    if (!isComplete) return undefined;
    const timed = hasDuration(values) ? ('biddingDuration' as const) : ('proEndTime' as const);
    const missing = [...NEEDED, timed].filter((name) => !String(values[name] ?? '').trim());
    const { proStartTime: start, proEndTime: end } = values;
    return {
      ...(timed === 'proEndTime' && start && end && end <= start && { proEndTime: texts.endBeforeStart }),
      ...Object.fromEntries(missing.map((name) => [name, fillIn(texts[name])])),
      ...listRules(values, texts),
    };
  }

  return useDocumentForm<ProjectValues, TenderRow, TenderRow, PurchaseInfo>({
    doc: project,
    schema: ProjectAdd,
    initial: project
      ? valuesOf(project)
      : {
          ...EMPTY,
          orgCode: user?.orgCode ?? null,
          contactName: user?.realname ?? '',
        },
    draft: draftFor('purchase-project', project),
    fieldOf: (member) => (member.startsWith('expertSiftRule') ? 'expertSiftRule' : member),
    lines,
    lists,
    valuesOf,
    save,
    onStored,
    onLinesRefused,
    rules,
  });
}
export type ProjectDraftForm = ReturnType<typeof useProjectDraft>;

/** Messages about missing members of the lists, by field. */
function listRules(values: ProjectValues, texts: Texts): Partial<Record<string, string>> {
  const { suppliers, contracts, dimensions, expertSiftRule: rule } = values;
  const experts = rule ? rule.techNum + rule.busiNum : 0;
  const written = dimensions.filter((row) => !isBlankRow(row));
  return {
    ...(hasInvitees(values) && suppliers.length === 0 && { suppliers: texts.suppliersNeeded }),
    ...(hasFrameworkContracts(values) && contracts.length === 0 && { contracts: texts.contractsNeeded }),
    ...(hasEvaluation(values) && {
      ...(weightOf(written) !== 100 && { dimensions: texts.weightsNot100 }),
      ...(written.length === 0 && { dimensions: texts.dimensionsNeeded }),
      ...(experts === 0 && { expertSiftRule: texts.expertsNeeded }),
    }),
  };
}

const listsOf = (texts: Texts): DocumentList[] => [
  {
    member: 'supplierList',
    name: 'suppliers',
    titleOf: () => texts.supplier,
  },
  { member: 'contractInfoList', name: 'contracts', titleOf: () => texts.contracts },
  {
    member: 'expertItemList',
    name: 'dimensions',
    isSent: (row: DimensionRow) => !isBlankRow(row),
    titleOf: (column) => texts[column as 'itemName' | 'description' | 'markValue'],
  },
  {
    member: 'divergeList',
    name: 'diverges',
    isSent: (row: DivergeRow) => !isBlankRow(row),
    titleOf: (column) => texts[column as 'divergeTitle' | 'divergeDes'],
  },
];

const EMPTY: ProjectValues = {
  proName: '',
  buyType: '1',
  contractType: '1',
  longSource: 0,
  departId: null,
  orgCode: null,
  demandOrgName: '',
  contactName: '',
  contactPhone: '',
  payType: null,
  priceType: null,
  biddingDuration: null,
  minStep: null,
  bidPart: '0',
  postponeDays: null,
  proStartTime: null,
  proEndTime: null,
  minSupplierCount: 3,
  remark: '',
  planFileUrl: '',
  isPublic: '0',
  noticeContent: '',
  expertRuleShow: '1',
  expertSiftRule: null,
  suppliers: [],
  contracts: [],
  dimensions: [],
  diverges: [],
  lines: [],
};

const valuesOf = (project: PurchaseInfo): ProjectValues => ({
  proName: project.proName,
  buyType: project.buyType,
  contractType: project.contractType,
  longSource: project.longSource === 1 ? 1 : 0,
  departId: project.departId,
  orgCode: project.orgCode,
  demandOrgName: project.demandOrgName ?? '',
  contactName: project.contactName ?? '',
  contactPhone: project.contactPhone ?? '',
  payType: project.payType,
  priceType: project.priceType,
  biddingDuration: project.biddingDuration,
  minStep: project.minStep,
  bidPart: project.bidPart,
  postponeDays: project.postponeDays,
  proStartTime: project.proStartTime,
  proEndTime: project.proEndTime,
  minSupplierCount: project.minSupplierCount,
  remark: project.remark ?? '',
  planFileUrl: project.planFileUrl ?? '',
  isPublic: project.isPublic,
  noticeContent: project.noticeContent ?? '',
  expertRuleShow: project.expertRuleShow,
  expertSiftRule: project.expertSiftRule,
  ...listRowsOf(project),
  lines: project.detailList.map(tenderRowOf),
});
