import { kept } from '../support/records/linesOfNotices';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listMessageChannels: { users: ['admin'] },
    viewMessageChannel: { users: ['admin'], input: { id: 'x' } },
    addMessageChannel: { users: ['admin'], input: { channelName: '' } },
    editMessageChannel: { users: ['admin'], input: { id: 'x' } },
    deleteMessageChannel: { users: ['admin'], input: { id: 'x' } },
    deleteMessageChannels: { users: ['admin'], input: { ids: 'x' } },
    testMessageChannel: { users: ['admin'], input: { channelType: 'mail' } },
  },
  goodInputs: {
    // Without a server, so it is never stored.
    addMessageChannel: { channelName: 'x', channelType: 'mail' },
    editMessageChannel: { id: 'x' },
    testMessageChannel: { channelType: 'mail' },
  },
  records: {
    listMessageChannels: kept('id', 'channel-edit'),
    viewMessageChannel: kept('id', 'channel-edit'),
    addMessageChannel: 'no record',
    editMessageChannel: kept('id', 'channel-edit'),
    deleteMessageChannel: kept('id', 'channel-delete'),
    deleteMessageChannels: kept('ids', 'channel-deletes'),
    testMessageChannel: kept('id', 'channel-edit'),
  },
  rulePages: [
    {
      component: 'modules/message/SysMessageChannelList',
      list: 'listMessageChannels',
      view: 'viewMessageChannel',
      edit: 'editMessageChannel',
      remove: 'deleteMessageChannel',
      others: [['testMessageChannel', 'id']],
    },
  ],
};
