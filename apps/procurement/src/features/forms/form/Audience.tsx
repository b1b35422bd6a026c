import { useTexts } from '../shared/texts';

/** External user types that a form is published to. @param types comma-joined */
export function Audience({ types }: { types: string | null }) {
  const { outsideTypes } = useTexts();
  return (types ?? '')
    .split(',')
    .filter(isType)
    .map((type) => outsideTypes[type])
    .join(', ');
}

const isType = (type: string): type is 'supplier' | 'expert' => type === 'supplier' || type === 'expert';
