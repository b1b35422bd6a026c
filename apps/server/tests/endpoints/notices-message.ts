import { kept, message } from '../support/records/linesOfNotices';
import { line } from '../support/records/Line';
import { ids } from '../support/records/ids';
import { NOBODY } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listMessages: { users: ['admin'] },
    viewMessage: { users: ['admin'], input: { id: 'x' } },
    addMessage: { users: ['admin'], input: { esTitle: '' } },
    editMessage: { users: ['admin'], input: { id: 'x' } },
    sendMessage: { users: ['admin'], input: { id: 'x' } },
    retryMessages: { users: ['admin'], input: { ids: 'x' } },
    importMessages: { users: ['admin'] },
    deleteMessage: { users: ['admin'], input: { id: 'x' } },
    deleteMessages: { users: ['admin'], input: { ids: 'x' } },
    exportMessages: { users: ['admin'] },
    listMessageTemplates: { users: ['admin'] },
    viewMessageTemplate: { users: ['admin'], input: { id: 'x' } },
    addMessageTemplate: { users: ['admin'], input: { templateCode: '' } },
    editMessageTemplate: { users: ['admin'], input: { id: 'x' } },
    deleteMessageTemplate: { users: ['admin'], input: { id: 'x' } },
    deleteMessageTemplates: { users: ['admin'], input: { ids: 'x' } },
    exportMessageTemplates: { users: ['admin'] },
    importMessageTemplates: { users: ['admin'] },
    sendTemplateMessage: { users: ['admin'], input: { templateCode: 'x' } },
  },
  goodInputs: {
    // Without a receiver, so it is never stored.
    addMessage: { esTitle: 'x', esType: '4', esReceiver: 'nobody_here', esContent: 'x' },
    editMessage: { id: 'x' },
    sendMessage: { id: 'x' },
    retryMessages: { ids: 'x' },
    addMessageTemplate: {
      templateCode: 'x',
      templateName: 'x',
      templateType: '1',
      templateContent: 'x',
      templateTestJson: '{',
    },
    editMessageTemplate: { id: 'x' },
    sendTemplateMessage: { templateCode: 'x', testData: '{}', receiver: 'x', msgType: '4' },
  },
  records: {
    listMessages: kept('id', 'message-edit'),
    viewMessage: kept('id', 'message-edit'),
    addMessage: [
      line('colleague', ['admin'], () => ({ ...message, esReceiver: ids.colleagueName })),
      line('other tenant’s user', NOBODY, () => ({ ...message, esReceiver: 'jb_manager' })),
    ],
    editMessage: kept('id', 'message-edit'),
    sendMessage: kept('id', 'message-release'),
    retryMessages: kept('ids', 'message-failed'),
    importMessages: 'no record',
    exportMessages: kept('selections', 'message-edit'),
    deleteMessage: kept('id', 'message-delete'),
    deleteMessages: kept('ids', 'message-deletes'),
    listMessageTemplates: kept('id', 'template-edit'),
    viewMessageTemplate: kept('id', 'template-edit'),
    addMessageTemplate: 'no record',
    editMessageTemplate: kept('id', 'template-edit'),
    exportMessageTemplates: kept('selections', 'template-edit'),
    importMessageTemplates: 'no record',
    deleteMessageTemplate: kept('id', 'template-delete'),
    deleteMessageTemplates: kept('ids', 'template-deletes'),
    sendTemplateMessage: [
      line('own tenant’s template', ['admin'], () => ({
        templateCode: 'own-edit',
        receiver: ids.colleagueName,
        msgType: '4',
      })),
      line('other tenant’s template', NOBODY, () => ({
        templateCode: 'foreign-edit',
        receiver: ids.colleagueName,
        msgType: '4',
      })),
      line('other tenant’s user', NOBODY, () => ({
        templateCode: 'own-edit',
        receiver: 'jb_manager',
        msgType: '4',
      })),
    ],
  },
  rulePages: [
    {
      component: 'modules/message/SysMessageList',
      list: 'listMessages',
      view: 'viewMessage',
      edit: 'editMessage',
      remove: 'deleteMessage',
      export: 'exportMessages',
      others: [
        ['sendMessage', 'id'],
        ['retryMessages', 'ids'],
      ],
    },
    {
      component: 'modules/message/SysMessageTemplateList',
      list: 'listMessageTemplates',
      view: 'viewMessageTemplate',
      edit: 'editMessageTemplate',
      remove: 'deleteMessageTemplate',
      export: 'exportMessageTemplates',
    },
  ],
};
