import { and, eq } from 'drizzle-orm';
import { newId, sysThirdAccount, sysUser, timeText, type Database } from '../../../../platform/db';
import type { UserRecord } from '../../../../identity/users/userInfo';

/** Identity of a user at a provider. */
export interface ThirdIdentity {
  source: string;
  issuer: string;
  subject: string;
  /** Display name at the provider; `''` if unknown. */
  name: string;
}

/** SQL of the links between users and provider accounts. */
export const thirdAccounts = (db: Database, clock: () => number) => ({
  async userOf({ issuer, subject }: ThirdIdentity): Promise<UserRecord | undefined> {
    const [found] = await db.orm
      .select({ user: sysUser })
      .from(sysThirdAccount)
      .innerJoin(sysUser, eq(sysUser.id, sysThirdAccount.userId))
      .where(and(eq(sysThirdAccount.issuer, issuer), eq(sysThirdAccount.subject, subject), eq(sysUser.delFlag, 0)));
    return found?.user;
  },

  /** @returns false when the provider account is already bound */
  async bind({ source, issuer, subject, name }: ThirdIdentity, userId: string): Promise<boolean> {
    const bound = await db.orm
      .insert(sysThirdAccount)
      .values({
        id: newId(),
        userId,
        thirdType: source,
        issuer,
        subject,
        realname: name.slice(0, 100),
        createTime: timeText(clock()),
      })
      .onConflictDoNothing()
      .returning({ id: sysThirdAccount.id });
    return bound.length > 0;
  },
});
