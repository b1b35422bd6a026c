import { weightOf, type DimensionRow } from './core/projectLists';
import { useTexts } from './texts';

/** Σ weights in percent; an error unless 100. */
export function WeightTotal({ dimensions }: { dimensions: readonly DimensionRow[] }) {
  const texts = useTexts();
  const weight = weightOf(dimensions);
  return (
    <output className={weight === 100 ? 'gezi-weight-total' : 'gezi-weight-total gezi-weight-total-wrong'}>
      {texts.weightTotal} <strong>{texts.percent(weight)}</strong>
      {weight !== 100 && <span>{texts.weightsNot100}</span>}
    </output>
  );
}
