import {
  createSessionStore,
  logOut,
  memoryStorage,
  selectTenant,
  useClientKit,
  withUser,
  type Client,
  type Session,
} from '@gezi/client';
import { selectDepart, type Department, type LoginResult, type Tenant } from '@gezi/domain';
import { useState } from 'react';
import type { OpenClient } from '../../../FeatureRoutes';

export interface Credentials {
  username: string;
  password: string;
  captcha: string;
  checkKey: string;
  remember_me: boolean;
}

/** What is left to the user after a login: of several departments and tenants the one to work as. */
export interface Choice {
  name: string;
  /** Empty when there is nothing to choose. */
  tenants: readonly Tenant[];
  departments: readonly Department[];
  /** Department in force until another is chosen. */
  orgCode: string | null;
}

export interface Chosen {
  tenantId?: number;
  orgCode?: string;
}

/**
 * Signs in. Until every choice is made the session is kept aside: the application sees nobody, so that the guard
 * does not lead away and no call goes out for the wrong department.
 *
 * @param onSignedIn told when the session is in force, before the guard moves on
 */
export function useSignIn(openClient: OpenClient, onSignedIn: (session: Session) => void) {
  const { client, dictionaries } = useClientKit();
  const [waiting, setWaiting] = useState<{ client: Client; result: LoginResult; choice: Choice }>();

  function enter(aside: Client, result: LoginResult) {
    client.session.set(aside.session.get());
    dictionaries.seed(result.sysAllDictItems);
    onSignedIn(client.session.get());
  }

  /**
   * @param signIn signs in with a client of its own
   * @throws {ApiError} the refusal, for the form to show
   */
  async function submit(signIn: (aside: Client) => Promise<LoginResult>) {
    const aside = openClient(createSessionStore({ storage: memoryStorage(), events: new EventTarget() }));
    const result = await signIn(aside);
    const choice = choiceOf(result);
    if (choice.tenants.length || choice.departments.length) setWaiting({ client: aside, result, choice });
    else enter(aside, result);
  }

  /** @throws {ApiError} when the department is refused */
  async function choose({ tenantId, orgCode }: Chosen) {
    if (!waiting) return;
    const { client: aside, result } = waiting;
    if (tenantId !== undefined) {
      const outcome = selectTenant(aside.session.get(), tenantId);
      if (outcome.ok) aside.session.set(outcome.value);
    }
    if (orgCode !== undefined) {
      const { username } = result.userInfo;
      const answer = await aside.call(selectDepart, { orgCode, username });
      aside.session.set(withUser(aside.session.get(), answer.userInfo, Date.now()));
    }
    enter(aside, result);
  }

  /** Gives the login up again; its token must not stay usable. */
  function cancel() {
    // Whether the server hears of it or not, the token is forgotten here.
    if (waiting) logOut(waiting.client).catch(() => undefined);
    setWaiting(undefined);
  }

  return { choice: waiting?.choice, submit, choose, cancel };
}

function choiceOf({ userInfo, departs, multi_depart, tenantList = [] }: LoginResult): Choice {
  return {
    name: userInfo.realname,
    tenants: tenantList.length > 1 ? tenantList : [],
    departments: multi_depart === 2 && departs.length > 1 ? departs : [],
    orgCode: userInfo.orgCode,
  };
}
