import { useEffect, useEffectEvent } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';

/**
 * Opens the part of the first fault after a save that was refused, unless a field of the header is at fault, too.
 *
 * @param partOf part by the name of its field; other fields are in the header
 */
export function useFaultyPart<Values extends FieldValues>(
  control: Control<Values>,
  partOf: Readonly<Record<string, string>>,
  open: (part: string) => void,
): void {
  const { errors, submitCount } = useFormState({ control });
  const openFaulty = useEffectEvent(() => {
    const parts = Object.keys(errors).map((name) => partOf[name]);
    if (parts[0] !== undefined && !parts.includes(undefined)) open(parts[0]);
  });
  useEffect(() => {
    if (submitCount > 0) openFaulty();
  }, [submitCount]);
}
