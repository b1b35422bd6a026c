import type { Client } from '@gezi/client';
import {
  addMessage,
  addMessageTemplate,
  editMessage,
  editMessageTemplate,
  listMessages,
  listMessageTemplates,
  retryMessages,
  sendMessage,
  sendTemplateMessage,
  type InputOf,
  type MessageAdd,
  type MessageTemplateAdd,
} from '@gezi/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

export interface TemplateToSave extends MessageTemplateAdd {
  /** Absent for a new one. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
}

/** Creates or saves a template. The dialog shows refusals. */
export const saveTemplate = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, updateTime, ...template }: TemplateToSave) =>
      id === undefined
        ? client.call(addMessageTemplate, template, { silent: true })
        : client.call(editMessageTemplate, { id, updateTime, ...template }, { silent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listMessageTemplates.path] }),
  });

/** Sends a message from a template. The dialog shows refusals. */
export const sendByTemplate = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (message: InputOf<typeof sendTemplateMessage>) =>
      client.call(sendTemplateMessage, message, { silent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listMessages.path] }),
  });

export interface MessageToSave extends MessageAdd {
  /** Absent for a new one. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
}

/** Saves a pending message. The dialog shows refusals. */
export const saveMessage = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, updateTime, ...message }: MessageToSave) =>
      id === undefined
        ? client.call(addMessage, message, { silent: true })
        : client.call(editMessage, { id, updateTime, ...message }, { silent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listMessages.path] }),
  });

/** Queues failed messages again. */
export const retryFailed = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (ids: string) => client.call(retryMessages, { ids }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listMessages.path] }),
  });

/** Sends a message now. */
export const sendNow = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => client.call(sendMessage, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listMessages.path] }),
  });
