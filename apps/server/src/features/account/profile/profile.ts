import type { changeLoginTenantId, InputOf, Profile, ProfileChange, UserInfo } from '@gezi/domain';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { nextVersion, sysPosition, sysRole, sysUser, sysUserRole } from '../../../platform/db';
import type { LogChange } from '../../../identity/audit/changeLogger';
import type { Caller } from '../../../platform/http/Caller';
import { notSignedIn, refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { localColumn } from '../../../platform/query/localColumn';
import { texts } from '../../../platform/texts';
import { oldContact } from './oldContact';
import { userInfo, userReader, type UserRecord } from '../../../identity/users/userInfo';

/** Fields of one's own user record to change. */
type OwnChange = Partial<ProfileChange> & { phone?: string | null };

/** Users view and change their own profile. */
export function profile(services: Services) {
  const { db, clock } = services;
  const users = userReader(db, clock);
  const notifyOldContact = oldContact(services);

  async function recordOf({ userId }: Caller): Promise<UserRecord> {
    const user = await users.byId(userId);
    if (!user) throw notSignedIn();
    return user;
  }

  async function infoOf(user: UserRecord, { orgCode }: Caller): Promise<UserInfo> {
    const info = userInfo(user, await users.departments(user.id), await users.tenants(user.id));
    return { ...info, orgCode };
  }

  const rolesOf = ({ userId, tenantId }: Caller) =>
    db.orm
      .select({ name: localColumn(sysRole.roleName, sysRole.roleNameEn) })
      .from(sysUserRole)
      .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
      .where(and(eq(sysUserRole.userId, userId), eq(sysUserRole.tenantId, tenantId)))
      .orderBy(asc(sysRole.roleCode));

  const positionsOf = async (post: string | null, { tenantId }: Caller) => {
    const codes = (post ?? '').split(',').filter(Boolean);
    if (codes.length === 0) return [];
    return db.orm
      .select({ name: sysPosition.name })
      .from(sysPosition)
      .where(and(eq(sysPosition.tenantId, tenantId), inArray(sysPosition.code, codes)))
      .orderBy(asc(sysPosition.code));
  };

  /** @throws {Refusal} naming `email` when another user has it */
  async function requireFreeEmail(email: string, userId: string): Promise<void> {
    const [taken] = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(ne(sysUser.id, userId), or(eq(sysUser.email, email), eq(sysUser.email, email.toLowerCase()))))
      .limit(1);
    if (taken) throw refuse(texts.account.emailTaken, 'email');
  }

  async function edit(
    caller: Caller,
    { username, realname, ...change }: ProfileChange,
    logChange: LogChange,
  ): Promise<UserInfo> {
    if (username !== undefined && username !== caller.username) {
      throw refuse(texts.account.onlyOneself, 'username');
    }
    if (change.email) await requireFreeEmail(change.email, caller.userId);
    const changed = { ...change, realname: realname.trim() };
    const notifyWindows = await db.transaction(async () => {
      const notifyAfterwards = await notifyOldContact(caller, change);
      await db.orm
        .update(sysUser)
        .set({ ...changed, updateBy: caller.username, updateTime: nextVersion(sysUser.updateTime, clock()) })
        .where(eq(sysUser.id, caller.userId));
      await logChange('edit', () => texts.audit.profileChanged, changed);
      return notifyAfterwards;
    });
    notifyWindows();
    return infoOf(await recordOf(caller), caller);
  }

  /** Changes only the given fields. @throws {Refusal} when the phone number differs, because that needs an SMS code */
  async function editPart(caller: Caller, { phone, ...change }: OwnChange, logChange: LogChange): Promise<null> {
    const { realname, phone: currentPhone } = await recordOf(caller);
    if (phone !== undefined && (phone || null) !== currentPhone) throw refuse(texts.account.phoneByCode, 'phone');
    // Skip the update and its log entry when nothing changes.
    if (Object.keys(change).length > 0) await edit(caller, { realname, ...change }, logChange);
    return null;
  }

  return {
    async view(caller: Caller): Promise<Profile> {
      const user = await recordOf(caller);
      const departments = await users.departments(user.id, caller.tenantId || undefined);
      const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
      return {
        ...(await infoOf(user, caller)),
        roleNames: namesOf(await rolesOf(caller)),
        departNames: departments.map(({ departName }) => departName),
        positionNames: namesOf(await positionsOf(user.post, caller)),
      };
    },

    edit,

    editPart,

    /** @throws {Refusal} when the caller is not a member of the tenant, or the tenant is inactive */
    async changeTenant(
      caller: Caller,
      { loginTenantId }: InputOf<typeof changeLoginTenantId>,
      logChange: LogChange,
    ): Promise<null> {
      const ownTenants = await users.tenants(caller.userId);
      if (!ownTenants.some(({ id }) => id === loginTenantId)) throw refuse(texts.foreignTenant, 'loginTenantId');
      await db.transaction(async () => {
        await db.orm
          .update(sysUser)
          .set({ loginTenantId, updateBy: caller.username, updateTime: nextVersion(sysUser.updateTime, clock()) })
          .where(eq(sysUser.id, caller.userId));
        await logChange('edit', () => texts.audit.tenantChanged, { loginTenantId });
      });
      return null;
    },
  };
}
