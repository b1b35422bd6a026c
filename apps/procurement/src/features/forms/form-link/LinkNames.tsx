import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { formsQuery, onlineFormsQuery } from './queries';
import { useTexts } from './texts';
import { processLabel, type LinkedProcess } from './useProcessOptions';

/** Name and version of a process; the id of a deployment that does not exist. */
export function ProcessName({ link }: { link: LinkedProcess }) {
  const texts = useTexts();
  return processLabel(link, texts) ?? link.deployId;
}

/** Name of a designed form; its id if it was deleted. */
export function FormName({ formId }: { formId: string }) {
  const { data } = useQuery(formsQuery(useClient()));
  return data?.find(({ value }) => value === formId)?.label ?? formId;
}

/** Name of an online form; its id if it was deleted. */
export function OnlineFormName({ onlineId }: { onlineId: string }) {
  const { data } = useQuery(onlineFormsQuery(useClient()));
  return data?.find(({ value }) => value === onlineId)?.label ?? onlineId;
}
