import {
  contractType,
  exactSumOfProducts,
  LINES_LOOP,
  MONEY_DECIMALS,
  type ContractDetail,
  type ContractInfo,
  type ContractPlaceholder,
  type LinePlaceholder,
} from '@gezi/domain';
import { formatNumber } from '@gezi/ui/core';
import type { supplierInfo } from '../../../platform/db';
import type { DocxValues } from '../../../records/docx/docxMessages';
import { amountInWords } from './amountInWords';

export interface ContractParties {
  /** Name of the tenant. */
  buyer: string;
  /** Undefined if the supplier was removed. */
  supplier: typeof supplierInfo.$inferSelect | undefined;
}

/** Values of a contract by placeholder. */
export function contractValues(contract: ContractInfo, { buyer, supplier }: ContractParties): DocxValues {
  const { contractPrice, contractInfoDetailList: lines } = contract;
  const products = lines.map(({ count, price }) => ({ quantity: count, price }));
  const total = Number(exactSumOfProducts(products, MONEY_DECIMALS));
  // A framework agreement without a limit has the price 0.
  const hasPrice = contractPrice !== null && (contractPrice > 0 || contract.contractType === contractType.project);
  const values: Record<ContractPlaceholder, string | null | undefined> = {
    合同编号: contract.contractNo,
    合同名称: contract.contractName,
    合同类型: contract.contractType_dictText,
    合同状态: contract.status_dictText,
    采购方: buyer,
    经办部门: contract.departName,
    执行人: contract.executorUserName,
    联系人: contract.contactsName,
    联系电话: contract.contactsPhone,
    供应商: contract.supplierName,
    供应商统一社会信用代码: supplier?.creditCode,
    供应商法定代表人: supplier?.legalPerson,
    供应商地址: supplier?.address,
    供应商联系人: supplier?.linkman,
    供应商电话: supplier?.mobile,
    供应商开户银行: supplier?.bankName,
    供应商银行账号: supplier?.bankAccount,
    项目编号: contract.proNo,
    项目名称: contract.proName,
    采购方式: contract.buyType_dictText,
    合同金额: hasPrice ? formatNumber(contractPrice, MONEY_DECIMALS) : null,
    合同金额大写: hasPrice ? amountInWords(contractPrice) : null,
    明细合计: formatNumber(total, MONEY_DECIMALS),
    明细合计大写: amountInWords(total),
    拟定日期: dayText(contract.draftingUp),
    签订日期: dayText(contract.signTime),
    开始日期: dayText(contract.startDate),
    结束日期: dayText(contract.endDate),
    收付方向: contract.paymentDirection_dictText,
    交易方式: contract.transactionMode_dictText,
    付款方式: contract.paymentMode_dictText,
    价格类型: contract.priceType_dictText,
    交货天数: formatNumber(contract.deliveryCondition),
    异议天数: formatNumber(contract.disputeValidityPeriod),
    合同约定: contract.agreement,
    备注: contract.mark,
  };
  return { ...written(values), [LINES_LOOP]: lines.map((line, at) => written(lineValues(line, at))) };
}

const lineValues = (line: ContractDetail, at: number): Record<LinePlaceholder, string | null> => ({
  序号: String(at + 1),
  物料编码: line.materialCode,
  物料名称: line.materialName,
  物料分类: line.materialTypeName,
  规格型号: line.models,
  品牌: line.brand,
  技术参数: line.param,
  物料描述: line.materialDes,
  单位: line.unit,
  数量: formatNumber(line.count),
  含税单价: formatNumber(line.price),
  金额: formatNumber(line.totalPrice, MONEY_DECIMALS),
  物料备注: line.remark,
});

/** `2026-01-31` or a time of that day as 2026年1月31日. */
const dayText = (day: string | null): string => day?.replace(/^(\d+)-0?(\d+)-0?(\d+).*$/, '$1年$2月$3日') ?? '';

/** Control characters and lone surrogates cannot be written in XML. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Texts as they are written; empty for a missing value. */
const written = (values: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (value ?? '').replaceAll(UNWRITABLE, '')]));
