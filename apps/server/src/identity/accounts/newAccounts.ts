import { passwordRefusal } from '@gezi/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import { newId, sysRole, sysUser, sysUserRole, sysUserTenant, timeText, type Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

export interface NewUser {
  username: string;
  realname: string;
  /** Hash of the password. */
  password: string;
  phone: string | null;
  email: string | null;
  /** 0: waiting for approval. */
  status: 0 | 1;
  userType: 'buyer' | 'supplier';
  supplierId?: string;
  company?: string;
}

/** Self-registered accounts. */
export function newAccounts(db: Database, clock: () => number) {
  async function isTaken(where: SQL): Promise<boolean> {
    const rows = await db.orm.select({ id: sysUser.id }).from(sysUser).where(where).limit(1);
    return rows.length > 0;
  }

  /** @throws {Refusal} naming the member that is taken */
  async function refuseTaken({ username, phone, email }: Partial<Pick<NewUser, 'username' | 'phone' | 'email'>>) {
    if (username && (await isTaken(eq(sysUser.username, username)))) {
      throw refuse(texts.register.usernameTaken, 'username');
    }
    if (phone && (await isTaken(eq(sysUser.phone, phone)))) throw refuse(texts.register.phoneTaken, 'phone');
    if (email && (await isTaken(eq(sysUser.email, email)))) throw refuse(texts.register.emailTaken, 'email');
  }

  return {
    refuseTaken,
    phoneTaken: (phone: string) => isTaken(eq(sysUser.phone, phone)),

    /** The user with a phone number. */
    async byPhone(phone: string): Promise<typeof sysUser.$inferSelect | undefined> {
      const [user] = await db.orm
        .select()
        .from(sysUser)
        .where(and(eq(sysUser.phone, phone), eq(sysUser.delFlag, 0)));
      return user;
    },

    /** Checks what may be revealed before an SMS code is used, so not the phone number. @throws {Refusal} */
    async check(wanted: { username: string; password: string; email?: string | null }): Promise<void> {
      const weakness = passwordRefusal(wanted.password, wanted.username);
      if (weakness) throw refuse(texts.register.weak[weakness], 'password');
      await refuseTaken({ username: wanted.username, email: wanted.email ?? null });
    },

    /**
     * Call it within a transaction.
     *
     * @param role granted in the tenant
     * @param tenantId 0: no tenant
     * @throws {Refusal} if the username, phone or email was taken meanwhile
     */
    async add(user: NewUser, role: 'register' | 'supplier', tenantId: number): Promise<string> {
      await refuseTaken(user);
      const id = newId();
      const auditColumns = { createBy: user.username, createTime: timeText(clock()), tenantId };
      await db.orm.insert(sysUser).values({ id, ...user, ...auditColumns });
      const [found] = await db.orm.select({ id: sysRole.id }).from(sysRole).where(eq(sysRole.roleCode, role));
      await db.orm.insert(sysUserRole).values({ userId: id, tenantId, roleId: found!.id });
      if (tenantId > 0) await db.orm.insert(sysUserTenant).values({ userId: id, tenantId });
      return id;
    },
  };
}
