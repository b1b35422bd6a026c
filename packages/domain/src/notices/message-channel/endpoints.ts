import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, standard } from '../../kit';
import { channelFields } from './fields';
import { ChannelTest, SysMessageChannel, SysMessageChannelAdd, SysMessageChannelEdit } from './schema';

const BASE = '/sys/message/sysMessageChannel';
const access = accessTo('system:sysMessageChannel');
const calls = standard(BASE, access);

export const listMessageChannels = calls.list(['id', ...filtersOf(channelFields)], SysMessageChannel);
export const viewMessageChannel = calls.view(SysMessageChannel);
export const addMessageChannel = calls.add(SysMessageChannelAdd, SysMessageChannel);
export const editMessageChannel = calls.edit(SysMessageChannelEdit, SysMessageChannel);
export const deleteMessageChannel = calls.delete();
export const deleteMessageChannels = calls.deleteBatch();

/**
 * Sends a test message at once; a refusal has the answer of the other server. Without a password, uses the one stored
 * under the id, but only for the same server and user.
 */
export const testMessageChannel = endpoint({
  method: 'POST',
  path: `${BASE}/test`,
  access: access.edit,
  input: ChannelTest,
  result: Type.Null(),
});
