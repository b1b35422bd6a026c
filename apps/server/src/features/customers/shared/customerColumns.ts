import { customerInfo } from '../../../platform/db';

/** Area of the licences of purchasing units. */
export const CUSTOMER_FILES = 'customerRegister';

/** Columns of purchasing units that callers read, filter and sort by. */
export const customerColumns = {
  id: customerInfo.id,
  name: customerInfo.name,
  creditCode: customerInfo.creditCode,
  linkman: customerInfo.linkman,
  mobile: customerInfo.mobile,
  email: customerInfo.email,
  industry: customerInfo.industry,
  address: customerInfo.address,
  licenseUrl: customerInfo.licenseUrl,
  auditStatus: customerInfo.auditStatus,
  auditOpinion: customerInfo.auditOpinion,
  tenantIdCreated: customerInfo.tenantIdCreated,
  status: customerInfo.status,
  username: customerInfo.username,
  createBy: customerInfo.createBy,
  createTime: customerInfo.createTime,
  updateBy: customerInfo.updateBy,
  updateTime: customerInfo.updateTime,
  sysOrgCode: customerInfo.sysOrgCode,
  tenantId: customerInfo.tenantId,
};
