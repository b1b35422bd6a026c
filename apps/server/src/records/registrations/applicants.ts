import { smsModes, type InputOf, type registerCustomer } from '@gezi/domain';
import { newAccounts, type NewUser } from '../../identity/accounts/newAccounts';
import { prefixAccountFields } from '../../identity/accounts/prefixAccountFields';
import type { Database } from '../../platform/db';
import { hashPassword } from '../../platform/security/passwords';
import type { Visitors } from './visitors';

type Account = InputOf<typeof registerCustomer>['account'];

/** Accounts that are registered together with a company. Refusals name fields of `account/`. */
export function applicants(db: Database, clock: () => number, expectCode: Visitors['expectCode']) {
  const accounts = newAccounts(db, clock);
  return {
    /** Checks the account, consumes its SMS code and hashes its password. @throws {Refusal} */
    async verify({ username, password, mobile, smscode, ...optional }: Account, ip: string) {
      const email = optional.email || null;
      await prefixAccountFields(() => accounts.check({ username, password, email }));
      await prefixAccountFields(() => expectCode(mobile, smsModes.register, smscode, 'smscode', ip));
      return { username, password: await hashPassword(password), phone: mobile, email };
    },

    /** Adds an account that waits for approval; see `newAccounts`. @returns its id */
    add: (user: Omit<NewUser, 'status'>, role: 'register' | 'supplier', tenantId: number): Promise<string> =>
      prefixAccountFields(() => accounts.add({ ...user, status: 0 }, role, tenantId)),
  };
}
