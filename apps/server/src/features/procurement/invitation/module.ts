import { inviteStatus } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { ANSWERED_IN, invites } from './invites';
import { inviteRoutes } from './routes';
import { sources } from './sources';
import { inviteTexts } from './texts';

export const module: FeatureModule = (services) => {
  const found = invites(services);
  const hall = sources(services, found);
  return {
    routes: (app) => inviteRoutes(app, services, found, hall),
    todos: [
      {
        code: 'invite-reply',
        permission: 'procurement:invite:reply',
        title: () => inviteTexts.toAnswer,
        path: `/procurement/invite?status=${inviteStatus.sent}`,
        count: async (caller) => (caller.supplierId ? found.store.countUnanswered(caller, ANSWERED_IN) : 0),
      },
    ],
  };
};
