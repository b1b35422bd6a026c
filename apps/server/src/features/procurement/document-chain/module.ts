import { viewDocumentChain } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { documentChain } from './documentChain';

export const module: FeatureModule = (services) => {
  const view = documentChain(services);
  return { routes: (app) => serve(app, viewDocumentChain, ({ kind, id }, caller) => view(caller, kind, id)) };
};
