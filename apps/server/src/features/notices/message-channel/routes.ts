import {
  addMessageChannel,
  deleteMessageChannel,
  deleteMessageChannels,
  editMessageChannel,
  listMessageChannels,
  testMessageChannel,
  viewMessageChannel,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrites } from '../../../records/lists/serveWrites';
import { channels } from './channels';
import { channelTests } from './channelTests';

/** Test messages per user and minute; prevents guessing passwords. */
const TESTS_PER_MINUTE = 10;

export function channelRoutes(app: FastifyInstance, services: Services): void {
  const { audit } = services;
  const store = channels(services);
  const test = channelTests(services, store);

  serve(app, listMessageChannels, (request, caller) => store.list(caller, request));
  serve(app, viewMessageChannel, ({ id }, caller) => store.view(caller, id));
  serveWrites(app, services, {
    add: [addMessageChannel, store.add],
    edit: [editMessageChannel, store.edit],
    remove: [deleteMessageChannel, deleteMessageChannels, store.remove],
  });
  serve(
    app,
    testMessageChannel,
    async (input, caller, { request }) => {
      await test(caller, input, (channel, result) =>
        audit({
          kind: 'query',
          content: () => texts.audit.channelTested(channel, result),
          caller,
          ip: caller.ip,
          call: callOf(request),
        }),
      );
      return new WithMessage(texts.channel.tested, null);
    },
    { limit: { name: 'channel-tests', max: TESTS_PER_MINUTE, by: 'user' } },
  );
}
