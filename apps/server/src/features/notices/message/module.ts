import type { FeatureModule } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { messages, SEND_JOB } from './messages';
import { messageRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => messageRoutes(app, services),
  jobs: { [SEND_JOB]: { text: () => texts.job.names.sendMessages, run: messages(services).sendDue } },
});
