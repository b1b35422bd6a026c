import type { OrderDetail, OrderReceipt, PurchaseOrder } from '@gezi/domain';

const audit = {
  createBy: 'purchaser',
  createTime: '2026-11-26 09:00:00',
  updateBy: null,
  updateTime: '2026-11-26 09:00:00',
  sysOrgCode: 'A01',
  tenantId: 1,
};

/** Permissions of a purchaser. */
export const orderAuth = [
  ...['list', 'add', 'edit', 'delete', 'submit', 'close', 'cancel'].map((action) => `purchase:purchaseOrder:${action}`),
  ...['list', 'add', 'edit', 'submit', 'cancel', 'createOrder'].map((action) => `purchase:purchaseIncrement:${action}`),
  'order:receipt:list',
  'order:receipt:receive',
  'contract:contractInfo:list',
  'evaluation:supplierEval:add',
].map((action) => ({ action, type: '2' as const, describe: action }));

/** Permissions of a supplier. */
export const saleAuth = ['list', 'confirm', 'deliver'].map((action) => ({
  action: `sale:saleOrder:${action}`,
  type: '2' as const,
  describe: action,
}));

export const orderLineOf = (part: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 'l1',
  contractDetailId: 'c1',
  materialId: null,
  materialCode: 'ZC-6205',
  materialName: '深沟球轴承',
  materialTypeName: null,
  materialDes: null,
  unit: '套',
  models: '6205',
  count: 10,
  price: 12.5,
  totalPrice: 125,
  demandTime: null,
  deliveredCount: 0,
  receivedCount: 0,
  rejectedCount: 0,
  releasedCount: 0,
  remark: null,
  ...part,
});

/** A delivery of 4 that waits to be received. */
export const receiptOf = (part: Partial<OrderReceipt> = {}): OrderReceipt => ({
  id: 'r1',
  receiptNo: 'SH202611260001',
  orderId: 'o1',
  orderNo: 'DD202611260001',
  contractId: 'k1',
  contractNo: 'HT202611260001',
  supplierId: 's1',
  supplierName: '远景轴承',
  deliveryNo: 'SF1',
  carrier: '顺丰',
  deliverTime: '2026-11-26 10:00:00',
  receiveTime: null,
  receiveUserId: null,
  receiveUserName: null,
  status: '0',
  status_dictText: '待收货',
  remark: null,
  fileUrl: null,
  actions: ['receive'],
  receiptDetailList: [
    {
      id: 'd1',
      orderDetailId: 'l1',
      materialCode: 'ZC-6205',
      materialName: '深沟球轴承',
      unit: '套',
      deliverCount: 4,
      acceptCount: null,
      rejectCount: null,
      rejectReason: null,
    },
  ],
  ...audit,
  ...part,
});

/** An order that waits to be delivered. */
export const orderOf = (part: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  id: 'o1',
  orderNo: 'DD202611260001',
  contractId: 'k1',
  contractNo: 'HT202611260001',
  contractName: '轴承年度协议',
  purchaseInfoId: null,
  incrementId: null,
  departId: 'd1',
  supplierId: 's1',
  supplierName: '远景轴承',
  purchaseUserId: 'u5',
  purchaseUserName: '李采购',
  orderDate: '2026-11-26',
  demandTime: '2026-12-31',
  consignee: '王工',
  consigneeTel: '13800000001',
  consigneeAddr: '一号仓库',
  payType: '4',
  payType_dictText: '月结',
  remark: null,
  fileUrl: null,
  totalPrice: 125,
  status: '2',
  status_dictText: '待发货',
  submitTime: '2026-11-26 09:10:00',
  confirmTime: '2026-11-26 09:30:00',
  rejectReason: null,
  closeReason: null,
  overdueTime: null,
  actions: [],
  orderDetailList: [orderLineOf()],
  receiptList: [],
  ...audit,
  ...part,
});
