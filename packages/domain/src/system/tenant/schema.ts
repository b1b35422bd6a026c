import { Type, type Static } from 'typebox';
import { Audit, Day, Flag, Maybe, MaybeText, SeenVersion, Text } from '../../kit';

export const Tenant = Type.Object({
  id: Type.Integer(),
  name: Text(),
  status: Type.Integer(),
  beginDate: MaybeText(),
  endDate: MaybeText(),
  secondaryDomain: MaybeText(),
  /** `'1'`: the browser switches to https. */
  isHttps: Maybe(Type.String()),
});
export type Tenant = Static<typeof Tenant>;

const { tenantId: _tenant, sysOrgCode: _orgCode, ...changes } = Audit;

/** A tenant for administrators. */
export const TenantRecord = Type.Object({
  ...Tenant.properties,
  status_dictText: MaybeText(),
  /** Package that limits what its roles may grant; null = no limit. */
  packId: MaybeText(36),
  packName: MaybeText(100),
  userCount: Type.Integer(),
  /** `'0'`: purchasers publish projects without approval. */
  projectApproval: Flag,
  /** Officers who must confirm the opening of bids, 1 or 2. */
  openOfficers: Type.Integer(),
  ...changes,
});
export type TenantRecord = Static<typeof TenantRecord>;

const TenantName = Type.String({ minLength: 1, maxLength: 100, title: '租户名称' });
const editableMembers = {
  beginDate: Type.Optional(Maybe(Day)),
  endDate: Type.Optional(Maybe(Day)),
  status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  secondaryDomain: Type.Optional(
    Maybe(
      Type.String({
        maxLength: 100,
        pattern: '^$|^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
        title: '二级域名',
        reason: '应为域名',
      }),
    ),
  ),
  isHttps: Type.Optional(Maybe(Flag)),
  packId: Type.Optional(MaybeText(36)),
  projectApproval: Type.Optional(Flag),
  openOfficers: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, title: '开标确认人数', reason: '应为1或2' })),
};
export const TenantAdd = Type.Object({
  ...editableMembers,
  id: Type.Integer({ minimum: 1, maximum: 2_000_000_000, title: '租户编号' }),
  name: TenantName,
});
export type TenantAdd = Static<typeof TenantAdd>;
export const TenantEdit = Type.Object({
  ...editableMembers,
  id: Type.Integer({ minimum: 1, maximum: 2_000_000_000, title: '租户编号' }),
  name: Type.Optional(TenantName),
  updateTime: SeenVersion,
});
export type TenantEdit = Static<typeof TenantEdit>;

/** A set of menus and buttons for tenants. Roles of a tenant cannot grant anything outside its package. */
export const TenantPack = Type.Object({
  id: Text(36),
  packName: Text(100),
  remarks: MaybeText(500),
  permissionIds: Type.Array(Text(36)),
  /** Number of tenants that use it. */
  tenantCount: Type.Integer(),
  ...changes,
});
export type TenantPack = Static<typeof TenantPack>;

const PackName = Type.String({ minLength: 1, maxLength: 100, title: '套餐名称' });
const PermissionIds = Type.Array(Text(36), { maxItems: 2000 });
export const TenantPackAdd = Type.Object({
  packName: PackName,
  remarks: Type.Optional(MaybeText(500)),
  permissionIds: PermissionIds,
});
export type TenantPackAdd = Static<typeof TenantPackAdd>;
export const TenantPackEdit = Type.Object({
  id: Text(36),
  packName: Type.Optional(PackName),
  remarks: Type.Optional(MaybeText(500)),
  permissionIds: Type.Optional(PermissionIds),
  updateTime: SeenVersion,
});
export type TenantPackEdit = Static<typeof TenantPackEdit>;
