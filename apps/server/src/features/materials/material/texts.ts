import { localized } from '../../../platform/texts';

const zhCN = {
  what: '物料',
  code: '物料编码',
  noType: '物料分类不存在',
  inUse: {
    plan: (name: string) => `物料“${name}”已用于需求计划，不能删除`,
    price: (name: string) => `物料“${name}”已有历史价格，不能删除`,
    project: (name: string) => `物料“${name}”已用于采购项目，不能删除`,
    contract: (name: string) => `物料“${name}”已用于合同，不能删除`,
    increment: (name: string) => `物料“${name}”已用于增量采购，不能删除`,
    order: (name: string) => `物料“${name}”已用于采购订单，不能删除`,
  },
  classified: (count: number, type: string) => `将 ${count} 种物料归入分类 ${type}`,
  done: '归类成功',
  like: (code: string) => `与物料 ${code} 的名称、型号、规格相同`,
  likeRow: (code: string) => `与表中编码为 ${code} 的物料名称、型号、规格相同`,
};
const enUS: typeof zhCN = {
  what: 'Material',
  code: 'Material code',
  noType: 'The material type does not exist',
  inUse: {
    plan: (name) => `Demand plans use the material “${name}”. It cannot be deleted`,
    price: (name) => `The material “${name}” has prices. It cannot be deleted`,
    project: (name) => `Purchase projects use the material “${name}”. It cannot be deleted`,
    contract: (name) => `Contracts use the material “${name}”. It cannot be deleted`,
    increment: (name) => `Increments use the material “${name}”. It cannot be deleted`,
    order: (name) => `Orders use the material “${name}”. It cannot be deleted`,
  },
  classified: (count, type) => `Move ${count} materials to the type ${type}`,
  done: 'Materials moved',
  like: (code) => `Same name, model and specification as material ${code}`,
  likeRow: (code) => `Same name, model and specification as ${code} in this workbook`,
};

/** Messages about materials. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
