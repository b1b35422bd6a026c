import {
  changeLoginTenantId,
  editOwnUser,
  editProfile,
  editUserData,
  getCurrentUserTenant,
  getEnabledThirdApps,
  getUserData,
  getUserSectionInfo,
  updateMobile,
  viewProfile,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { visitors } from '../../../records/registrations/visitors';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import { userAgentRoutes } from './agents';
import { changeMobile } from './changeMobile';
import { profile } from './profile';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const ownProfile = profile(services);
  const users = userReader(db, clock);
  const loggerFor = changeLogger(services.audit);
  userAgentRoutes(app, services);

  serve(app, viewProfile, (_input, caller) => ownProfile.view(caller));
  serveWrite(
    app,
    services,
    () => texts.saved,
    editProfile,
    (caller, input, logChange) => ownProfile.edit(caller, input, logChange),
  );
  serve(app, changeLoginTenantId, (input, caller, at) => ownProfile.changeTenant(caller, input, loggerFor(caller, at)));
  serveWrite(
    app,
    services,
    () => texts.account.mobileChanged,
    updateMobile,
    changeMobile(services, visitors(services)),
  );

  // Aliases used by other clients of the platform.
  serve(app, getUserData, async (_input, caller) => {
    const { positionNames, departNames, ...user } = await ownProfile.view(caller);
    return { ...user, postText: positionNames.join(',') || null, departName: departNames.join(',') || null };
  });
  serveWrite(app, services, () => texts.saved, editUserData, ownProfile.editPart);
  serveWrite(app, services, () => texts.saved, editOwnUser, ownProfile.editPart);
  serve(app, getCurrentUserTenant, async (_input, { userId }) => ({ list: await users.tenants(userId) }));
  serve(app, getUserSectionInfo, async (_input, { userId, username, realname, orgCode }) => ({
    sysUserId: userId,
    sysUserCode: username,
    sysUserName: realname,
    sysOrgCode: orgCode,
  }));
  serve(app, getEnabledThirdApps, async () => ({ wechatEnterprise: false, dingtalk: false }));
}
