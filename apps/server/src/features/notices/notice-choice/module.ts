import { saveNoticeChoice, viewNoticeChoice } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrite } from '../../../records/lists/serveWrite';
import { noticeChoices } from './noticeChoices';

export const module: FeatureModule = (services) => ({
  routes(app) {
    const { view, save } = noticeChoices(services);
    serve(app, viewNoticeChoice, (_input, caller) => view(caller));
    serveWrite(app, services, () => texts.edited, saveNoticeChoice, save);
  },
});
