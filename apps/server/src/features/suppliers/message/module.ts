import { listSupplierMessages, readSupplierMessages, sendSupplierMessage } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { supplierMessages } from './messages';
import { messageTexts } from './texts';

export const module: FeatureModule = (services) => {
  const messages = supplierMessages(services);
  return {
    routes(app) {
      serve(app, listSupplierMessages, (request, caller) => messages.list(caller, request));
      serveWrite(
        app,
        services,
        () => messageTexts.sent,
        sendSupplierMessage,
        (...call) => messages.send(...call),
      );
      serve(
        app,
        readSupplierMessages,
        async ({ ids }, caller) => new WithMessage(messageTexts.read, await messages.read(caller, ids)),
      );
    },
  };
};
