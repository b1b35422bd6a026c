import { viewMonitor } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { monitor } from './monitor';

export const module: FeatureModule = (services) => {
  const current = monitor(services);
  return { routes: (app) => serve(app, viewMonitor, (_input, caller) => current.view(caller)) };
};
