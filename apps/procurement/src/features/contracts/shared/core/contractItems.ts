import { contractType, MONEY_DECIMALS, type ContractInfo, type ContractProject } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { Texts } from '../texts/zh-CN';

export interface HeaderItem {
  label: string;
  value: string | null;
  wide?: boolean;
}

/** Header data of a contract, on its pages and in print. Project and method are those of project contracts (P§2). */
export function contractItems(contract: ContractInfo, texts: Texts): HeaderItem[] {
  const money = (value: number | null) => (value === null ? null : formatNumber(value, MONEY_DECIMALS));
  const days = (value: number | null) => (value === null ? null : formatNumber(value));
  const isProject = contract.contractType === contractType.project;
  const price = contractPriceItem(contract, texts);
  const noted = {
    [texts.mark]: contract.mark,
    [texts.approveOpinion]: contract.approveOpinion,
    [texts.rejectReason]: contract.rejectReason,
    [texts.terminateReason]: contract.terminateReason,
  };
  return [
    { label: texts.contractNo, value: contract.contractNo },
    { label: texts.contractName, value: contract.contractName },
    { label: texts.contractType, value: contract.contractType_dictText ?? contract.contractType },
    { label: price.label, value: price.amount ?? price.note },
    ...(isProject
      ? [
          { label: texts.proName, value: contract.proName },
          { label: texts.proNo, value: contract.proNo },
          { label: texts.buyType, value: contract.buyType_dictText ?? contract.buyType },
        ]
      : []),
    { label: texts.supplierName, value: contract.supplierName },
    { label: texts.contactsName, value: contract.contactsName },
    { label: texts.contactsPhone, value: contract.contactsPhone },
    { label: texts.departName, value: contract.departName },
    { label: texts.executor, value: contract.executorUserName },
    { label: texts.draftingUp, value: contract.draftingUp },
    { label: texts.startDate, value: contract.startDate },
    { label: texts.endDate, value: contract.endDate },
    { label: texts.paymentDirection, value: contract.paymentDirection_dictText ?? contract.paymentDirection },
    { label: texts.transactionMode, value: contract.transactionMode_dictText ?? contract.transactionMode },
    { label: texts.paymentMode, value: contract.paymentMode_dictText ?? contract.paymentMode },
    { label: texts.priceType, value: contract.priceType_dictText ?? contract.priceType },
    { label: texts.disputeValidityPeriod, value: days(contract.disputeValidityPeriod) },
    { label: texts.deliveryCondition, value: days(contract.deliveryCondition) },
    ...(contract.signTime
      ? [
          { label: texts.signTime, value: contract.signTime },
          { label: texts.orderedPrice, value: money(contract.orderedPrice) },
          { label: texts.receivedPrice, value: money(contract.receivedPrice) },
        ]
      : []),
    ...Object.entries(noted).flatMap(([label, value]) => (value ? [{ label, value, wide: true }] : [])),
  ];
}

interface PriceItem {
  label: string;
  /** Yuan, to 2 decimals; null without a price. */
  amount: string | null;
  /** Shown without an amount. */
  note: string | null;
}

/** Price of a contract; of a framework agreement the limit of its orders, which 0 turns off. */
export function contractPriceItem(
  { contractType: type, contractPrice }: { contractType: string; contractPrice: number | string | null },
  texts: Texts,
): PriceItem {
  const isFramework = type === contractType.framework;
  const hasAmount = contractPrice !== null && !(isFramework && Number(contractPrice) === 0);
  return {
    label: isFramework ? texts.priceLimit : texts.contractPrice,
    amount: hasAmount ? formatNumber(contractPrice, MONEY_DECIMALS) : null,
    note: isFramework ? texts.noLimit : null,
  };
}

/** The project that a contract was drawn from. */
export const projectItems = (project: ContractProject, texts: Texts): HeaderItem[] => [
  { label: texts.proNo, value: project.proNo },
  { label: texts.proName, value: project.proName },
  { label: texts.buyType, value: project.buyType_dictText ?? project.buyType },
  { label: texts.departName, value: project.departName },
  { label: texts.applyUserName, value: project.applyUserName },
  { label: texts.demandOrgName, value: project.demandOrgName },
  { label: texts.contactsName, value: project.contactName },
  { label: texts.contactsPhone, value: project.contactPhone },
  { label: texts.awardTime, value: project.awardTime },
  ...(project.awardRemark ? [{ label: texts.awardRemark, value: project.awardRemark, wide: true }] : []),
];
