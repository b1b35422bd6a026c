import type { Client } from '@gezi/client';
import {
  addMessageTemplate,
  deleteMessages,
  deleteMessageTemplates,
  editMessageTemplate,
  listMessages,
  listMessageTemplates,
  sendTemplateMessage,
  type InputOf,
  type MessageTemplateAdd,
} from '@gezi/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

export interface TemplateToSave extends MessageTemplateAdd {
  /** None for a new one. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
}

/** Adds a template or saves it. The dialog says what a refusal is about. */
export const saveTemplate = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, updateTime, ...template }: TemplateToSave) =>
      id === undefined
        ? client.call(addMessageTemplate, template, { silent: true })
        : client.call(editMessageTemplate, { id, updateTime, ...template }, { silent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listMessageTemplates.path] }),
  });

export const removeTemplates = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (ids: readonly string[]) => client.call(deleteMessageTemplates, { ids: ids.join() }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listMessageTemplates.path] }),
  });

/** Sends by a template. The dialog says what a refusal is about. */
export const sendByTemplate = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (message: InputOf<typeof sendTemplateMessage>) =>
      client.call(sendTemplateMessage, message, { silent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listMessages.path] }),
  });

export const removeMessages = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (ids: readonly string[]) => client.call(deleteMessages, { ids: ids.join() }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listMessages.path] }),
  });
